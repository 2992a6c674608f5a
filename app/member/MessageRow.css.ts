import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { fontSize, lineHeight, media, space } from '../theme/designTokens.ts';
import { vars } from '../theme/vars.css.ts';
import { cardBox } from '../ui/cardBox.ts';
import { clampLines } from '../ui/clampLines.ts';

/** List that keeps its height in a column that scrolls. */
export const list = style({ ...cardBox, flex: 'none', overflow: 'hidden' });
export const item = style({ selectors: { '& + &': { borderTop: `1.5px solid ${vars.color.line}` } } });

/** Arrangement of a row and size of its preview, in a list that sets these. */
export const rowLook = { justify: createVar(), previewSize: createVar(), previewLines: createVar() };

const row = style({
  display: 'flex',
  // With large letters on a narrow screen the text needs the full width.
  flexWrap: 'wrap',
  justifyContent: fallbackVar(rowLook.justify, 'flex-start'),
  alignItems: 'flex-start',
  gap: space.small,
  padding: `${space.small} ${space.medium}`,
});
export const link = style([
  row,
  {
    position: 'relative',
    color: vars.color.text,
    textDecoration: 'none',
    ':hover': { background: vars.color.quietHover },
    // The edge of the list cuts off everything outside.
    ':focus-visible': { outlineOffset: '-5px', boxShadow: 'none' },
    selectors: {
      '&[aria-current=page]': { background: vars.color.chip, color: vars.color.onChip },
      '&[aria-current=page]::before': {
        content: '',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 0,
        width: '6px',
        background: vars.color.quietEdge,
        '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
      },
    },
  },
]);
export const text = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxsmall,
  flex: '1 1 min(8rem, 100%)',
  minWidth: 0,
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.small,
});
/** Names come in any length; two lines are enough to recognise a member. */
export const name = style({
  minWidth: 0,
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: fontSize.lead,
  lineHeight: lineHeight.heading,
  overflowWrap: 'anywhere',
  ...clampLines(2),
  paddingBottom: '0.1em',
});
export const time = style({
  fontSize: fontSize.small,
  color: vars.color.textSoft,
  selectors: { '[aria-current=page] &': { color: 'inherit' } },
});
const ofWords = {
  overflowWrap: 'anywhere',
  fontSize: fallbackVar(rowLook.previewSize, 'inherit'),
  lineHeight: 1.5,
} as const;
export const words = styleVariants({
  whole: ofWords,
  clipped: { ...ofWords, ...clampLines(fallbackVar(rowLook.previewLines, '2')) },
});
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: space.xxsmall });
export const unread = style({ fontWeight: 650 });
/** Skeleton row as high as a message of two lines. */
export const skeletonRow = style([row, { minHeight: '6rem' }]);
