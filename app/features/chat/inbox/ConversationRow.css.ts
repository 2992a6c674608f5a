import { style } from '@vanilla-extract/css';
import { fontSize, lineHeight, media, space } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';
import { clampLines } from '../../../ui/clampLines.ts';

export const row = style({
  display: 'flex',
  // With large letters on a narrow screen the text needs the full width.
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space.medium,
  padding: space.medium,
  background: vars.color.raised,
  paddingInlineStart: '20.5px',
  border: `1.5px solid ${vars.color.line}`,
  borderRadius: vars.radius.field,
});

export const link = style([
  row,
  {
    color: vars.color.text,
    textDecoration: 'none',
    ':hover': { background: vars.color.quietHover, borderColor: vars.color.quietEdge },
    selectors: {
      '&[aria-current=page]': {
        paddingInlineStart: '16px',
        borderInlineStartWidth: '6px',
        background: vars.color.chip,
        color: vars.color.onChip,
        borderColor: vars.color.quietEdge,
      },
    },
    '@media': { [media.forcedColors]: { selectors: { '&[aria-current=page]': { borderColor: 'Highlight' } } } },
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
export const name = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: fontSize.lead,
  lineHeight: lineHeight.heading,
  overflowWrap: 'anywhere',
  minWidth: 0,
});
export const time = style({ fontSize: fontSize.small });
export const preview = style({
  overflowWrap: 'anywhere',
  ...clampLines(2),
});
/** A fixed text of ours in place of a message, which is not clipped. */
export const note = style({ overflowWrap: 'anywhere' });
export const unread = style({ fontWeight: 650 });
