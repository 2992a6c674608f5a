import { style, styleVariants } from '@vanilla-extract/css';
import { fontSize, media, space } from '../../theme/designTokens.ts';
import { badge, headerBadge } from '../../theme/headerAndBadgeStyles.ts';
import { vars } from '../../theme/vars.css.ts';

const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  padding: `2px 10px`,
  borderRadius: '1em',
  fontSize: fontSize.small,
  fontWeight: 650,
  lineHeight: 1.4,
  border: '1px solid transparent',
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
});

export const tone = styleVariants({
  accent: [root, { background: vars.color.accent, color: vars.color.onAccent }],
  neutral: [root, { background: vars.color.chip, color: vars.color.onChip }],
  success: [
    root,
    { background: vars.color.successPanel, color: vars.color.successText, borderColor: vars.color.successBorder },
  ],
});

/** WebKit counts the line in a box of its own, and ends a text with an ellipsis one line too early (clampLines). */
export const inClampedText = style({ display: 'inline', boxDecorationBreak: 'clone' });
export const inlineWithText = style({ display: 'contents' });
/** Corner of a button in a header. */
export const corner = style({
  vars: headerBadge,
  position: 'absolute',
  top: '-11px',
  insetInlineEnd: 0,
  display: 'inline-flex',
});

const countTone = style([root, { background: badge.ground, color: badge.text }]);

export const count = style([
  countTone,
  {
    justifyContent: 'center',
    minWidth: '1.8em',
    paddingInline: '7px',
    fontVariantNumeric: 'tabular-nums',
    // On a corner it must not cover the text.
    selectors: { [`${corner} &`]: { paddingBlock: 0, lineHeight: 1.2 } },
  },
]);

/** Count for narrow places: no larger than the text around it. */
export const compactCount = style([
  countTone,
  {
    justifyContent: 'center',
    minWidth: '1.4em',
    padding: '0 4px',
    fontSize: 'inherit',
    lineHeight: 1.3,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
]);

export const dot = style({
  width: '12px',
  height: '12px',
  borderRadius: '50%',
  marginInline: space.xxsmall,
  background: badge.ground,
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});
