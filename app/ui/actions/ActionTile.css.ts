import { style, styleVariants } from '@vanilla-extract/css';
import { fontSize, media, space, touchTarget, transition } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';

const group = style({ display: 'grid', gap: space.xsmall });

/** At most so many side by side, and fewer where their words would not have room, at any size of text. */
export const columns = styleVariants({ 2: 2, 4: 4 }, (most: number) => [
  group,
  {
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(6.4rem, (100% - ${most - 1} * ${space.xsmall}) / ${most})), 1fr))`,
  },
]);

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xxsmall,
  width: '100%',
  minWidth: 0,
  minHeight: touchTarget.main,
  height: '100%',
  padding: `${space.xsmall} 6px`,
  border: `2px solid ${vars.color.edge}`,
  borderRadius: vars.radius.field,
  background: vars.color.raised,
  color: vars.color.quietText,
  fontWeight: 650,
  lineHeight: 1.25,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  cursor: 'pointer',
  transition: `background-color ${transition.fast}, border-color ${transition.fast}`,
  ':hover': { background: vars.color.quietHover, borderColor: vars.color.quietEdge },
  selectors: {
    '&[aria-disabled=true]': { cursor: 'default', background: vars.color.page, borderColor: vars.color.line },
  },
  '@media': {
    [media.forcedColors]: { borderColor: 'ButtonText' },
    [media.print]: { display: 'none' },
  },
});

/** Done or chosen: filled, with another icon and another word. */
export const on = style({
  background: vars.color.chip,
  color: vars.color.onChip,
  borderColor: vars.color.quietEdge,
  selectors: { '&[aria-disabled=true]': { background: vars.color.chip, borderColor: vars.color.chip } },
});

export const note = style({ fontSize: fontSize.small, fontWeight: 400, color: vars.color.textSoft });
