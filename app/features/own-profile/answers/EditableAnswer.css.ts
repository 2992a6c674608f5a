import { style } from '@vanilla-extract/css';
import { media, space, touchTarget, transition } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';
import { focusInside } from '../../../ui/pressableStyles.ts';

/** Width at which, with the largest text, a row would become higher than the window. */
const narrow = '(max-width: 344px)';

const columns = style({
  display: 'grid',
  gap: `${space.medium} ${space.large}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** List of answers below each other, in two columns where there is room. */
export const list = style([columns]);
/** The same with the first answer, which matters most, across both columns. */
export const publicList = style([columns]);
/** Card of an answer, with what others said about it. */
export const row = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minWidth: 0,
  border: `1.5px solid ${vars.color.line}`,
  borderRadius: vars.radius.field,
  background: vars.color.raised,
});
/** Row of the answer that is being edited, with the full width and a border. */
export const openRow = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.medium,
  minWidth: 0,
  padding: space.medium,
  border: `2px solid ${vars.color.quietEdge}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  lineHeight: 1.35,
  '@media': { [narrow]: { padding: space.xsmall } },
});
/** Pencil that shows, where there is room, that the row can be pressed. */
export const pencil = style({ flex: 'none', display: 'flex', '@media': { [narrow]: { display: 'none' } } });
/** Row of the list; an open editor takes all columns, and so does what would be alone in the last row. */
export const item = style({
  minWidth: 0,
  selectors: {
    [`${list} > &:last-child:nth-child(odd)`]: { gridColumn: '1 / -1' },
    [`${publicList} > &:first-child, ${publicList} > &:last-child:nth-child(even)`]: { gridColumn: '1 / -1' },
  },
  '@supports': { 'selector(:has(*))': { selectors: { [`&:has(${openRow})`]: { gridColumn: '1 / -1' } } } },
});
const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  minHeight: touchTarget.main,
  minWidth: 0,
  padding: `${space.small} ${space.medium}`,
});
export const fixed = box;
export const pressable = style([
  box,
  {
    justifyContent: 'space-between',
    width: '100%',
    color: vars.color.quietText,
    textAlign: 'start',
    cursor: 'pointer',
    transition: `background-color ${transition.fast}`,
    border: 0,
    selectors: { '&:only-child': { flex: '1 0 auto' } },
    borderRadius: `calc(${vars.radius.field} - 1.5px)`,
    background: 'none',
    ':hover': { background: vars.color.quietHover },
    ':focus-visible': focusInside,
    '@media': { [media.forcedColors]: { border: '1px solid ButtonText' } },
  },
]);
/** Reactions and notices below an answer, in its card. */
export const below = style({ padding: `0 ${space.medium} ${space.small}` });
export const texts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxsmall,
  flex: '1 1 auto',
  minWidth: 0,
});
/** Form in which long words on buttons break. */
export const form = style({ minWidth: 0, maxWidth: '100%', overflowWrap: 'anywhere' });
export const question = style({ color: vars.color.textSoft });
/** Answer with the member's line breaks. */
export const answer = style({
  maxWidth: '70ch',
  color: vars.color.text,
  fontWeight: 650,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
export const missing = style({ maxWidth: '70ch', color: vars.color.textSoft });
/** Section that stays clear of the header when the page scrolls to it. */
export const section = style({ scrollMarginBlockStart: '7rem' });
