import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media, space, touchTarget, transition } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
const appear = keyframes({ from: { opacity: 0 } });

/** Toasts above each other in the corner, the newest on top; on phones over the full width. Too many scroll. */
const stack = style({
  position: 'fixed',
  insetInline: `max(${space.small}, env(safe-area-inset-left)) max(${space.small}, env(safe-area-inset-right))`,
  zIndex: 30,
  display: 'flex',
  flexDirection: 'column',
  gap: space.small,
  maxWidth: '26rem',
  marginInlineStart: 'auto',
  // Leaves room between stack and header for the focused element, even with very large text (rule T6).
  maxHeight: 'calc(45dvh - var(--bottom-bar-height, 0px))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '5px',
  '@media': {
    [media.desktop]: { insetBlock: `auto ${space.large}`, insetInlineEnd: space.large, maxHeight: '85dvh' },
    [media.print]: { display: 'none' },
  },
  selectors: { '&:empty': { display: 'none' } },
});
/** On phones; on desktop there is room in the corner at the bottom. */
export const position = styleVariants({
  bottom: [
    stack,
    {
      insetBlockEnd: `max(${space.small}, env(safe-area-inset-bottom), var(--bottom-bar-height, 0px) + ${space.xsmall})`,
    },
  ],
  top: [stack, { insetBlockStart: `max(${space.small}, env(safe-area-inset-top))` }],
});

const toast = style({
  position: 'relative',
  flex: 'none',
  border: '1.5px solid',
  borderInlineStartWidth: '8px',
  borderRadius: '12px',
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.high,
  animation: `${rise} ${transition.medium}`,
  '@media': { [media.reducedMotion]: { animationName: appear } },
  selectors: { '&[data-limited], &[data-ending-style]': { display: 'none' } },
});
export const tone = styleVariants({
  info: [toast, { borderColor: vars.color.infoBorder }],
  success: [toast, { borderColor: vars.color.successBorder }],
  danger: [toast, { borderColor: vars.color.dangerBorder }],
});
export const content = style({ display: 'flex', flexWrap: 'wrap', gap: space.small, padding: space.medium });
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xsmall,
  minWidth: 0,
  // Large text goes below the icon.
  flex: '1 1 min(9rem, 100%)',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});
export const title = style({ fontWeight: 700 });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.medium,
  rowGap: space.xsmall,
});
/** The link covers the toast; only the close button is above it. */
export const linkArea = style({ display: 'inline-flex', maxWidth: '100%' });
globalStyle(`${linkArea} > a::after`, { content: '', position: 'absolute', inset: 0 });
export const close = style({
  position: 'relative',
  zIndex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xsmall,
  minHeight: touchTarget.other,
  padding: `6px ${space.small}`,
  border: `2px solid ${vars.color.quietEdge}`,
  borderRadius: `min(${vars.radius.control}, 1.5em)`,
  background: vars.color.raised,
  color: vars.color.quietText,
  fontWeight: 650,
  cursor: 'pointer',
  ':hover': { background: vars.color.quietHover },
});
