import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { fontSize, media, space, touchTarget, transition } from '../../theme/designTokens.ts';
import { ownRadius } from '../../theme/headerAndBadgeStyles.ts';
import { vars } from '../../theme/vars.css.ts';
import { clampLines } from '../clampLines.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
const appear = keyframes({ from: { opacity: 0 } });

/** Stack at the top of phones over the full width, where no bar is, and in the corner of desktops. */
const viewport = style({
  position: 'fixed',
  insetInline: `max(${space.small}, env(safe-area-inset-left)) max(${space.small}, env(safe-area-inset-right))`,
  zIndex: 30,
  maxWidth: '22rem',
  marginInlineStart: 'auto',
  '@media': {
    [media.desktop]: { insetInlineEnd: space.large },
    [media.print]: { display: 'none' },
  },
  selectors: { '&:empty': { display: 'none' } },
});
const bottomBars = 'var(--bottom-bar-height, 0px) + max(var(--action-bar-height, 0px), var(--end-bar-height, 0px))';
const heads = 'max(var(--header-height, 0px), var(--page-head-bottom, 0px))';
/** Windows so low that the header scrolls away (Header.css.ts), which leaves the bottom free. */
export const lowWindow = '(max-height: 37.49em)';
const belowHeads = {
  insetBlockStart: `max(${space.small}, env(safe-area-inset-top), ${heads} + ${space.xxsmall})`,
} as const;
export const position = styleVariants({
  bottom: [
    viewport,
    belowHeads,
    {
      '@media': {
        [lowWindow]: { insetBlockStart: 'auto', insetBlockEnd: `calc(${space.small} + ${bottomBars})` },
        [media.desktop]: { insetBlockStart: 'auto', insetBlockEnd: `calc(${space.large} + ${bottomBars})` },
      },
    },
  ],
  top: [viewport, belowHeads],
});

export const root = style({
  position: 'relative',
  // Leaves room between toast and header for the focused element, even with very large text, which scrolls (rule T6).
  maxHeight: 'calc(45dvh - var(--bottom-bar-height, 0px))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: `1.5px solid ${vars.color.infoBorder}`,
  borderInlineStartWidth: '8px',
  borderRadius: ownRadius('12px'),
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.high,
  animation: `${rise} ${transition.medium}`,
  '@media': { [media.reducedMotion]: { animationName: appear } },
  selectors: { '&[data-ending-style]': { display: 'none' } },
});
/** Content that is low on phones, where a toast takes at most 15 % of the height. */
export const content = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xsmall,
  padding: `5px ${space.small}`,
  '@media': {
    // Only the title is beside the button that closes it.
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr auto',
      alignItems: 'start',
      justifyItems: 'start',
      gap: `${space.xsmall} ${space.small}`,
      padding: space.medium,
    },
  },
});
/** Picture that gives way on narrow phones, which need the room for the words. */
export const picture = style({
  display: 'inline-flex',
  '@media': { '(max-width: 429px)': { display: 'none' }, [media.desktop]: { gridRow: '1 / span 3' } },
});
export const body = style({
  // Large text takes the full width.
  flex: '1 1 min(6rem, 100%)',
  minWidth: 0,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  lineHeight: 1.2,
  '@media': { [media.desktop]: { display: 'contents', lineHeight: 1.4 } },
});
globalStyle(`${body} > *`, { '@media': { [media.desktop]: { gridColumn: '2 / -1' } } });
export const title = style({ fontWeight: 700 });
globalStyle(`${body} > ${title}`, { '@media': { [media.desktop]: { gridColumn: '2', gridRow: '1' } } });
const phoneText = (lines: number) =>
  style({
    fontSize: fontSize.small,
    ...clampLines(lines),
    '@media': { [media.desktop]: { fontSize: 'inherit', WebkitLineClamp: 3 } },
  });
/** Texts of one and two lines, so that a toast stays within 15 % of the height. */
export const text = { one: phoneText(1), two: phoneText(2) };
export const titleText = { two: style(clampLines(2)), three: style(clampLines(3)) };
export const wholeTarget = style({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: touchTarget.other,
  minHeight: touchTarget.other,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.link,
  fontWeight: 'inherit',
  lineHeight: 'inherit',
  textAlign: 'start',
  textDecoration: 'underline',
  textDecorationThickness: '1.5px',
  textUnderlineOffset: '0.15em',
  cursor: 'pointer',
  // The close button is above it.
  '::after': { content: '', position: 'absolute', inset: 0 },
});
/** Close button with the word below the icon on phones. */
export const close = style({
  position: 'relative',
  zIndex: 1,
  flex: 'none',
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: touchTarget.other,
  minHeight: touchTarget.other,
  padding: '4px 6px',
  border: `2px solid ${vars.color.quietEdge}`,
  borderRadius: `min(${vars.radius.control}, 1rem)`,
  background: vars.color.raised,
  color: vars.color.quietText,
  fontWeight: 650,
  lineHeight: 1.1,
  cursor: 'pointer',
  ':hover': { background: vars.color.quietHover },
  '@media': {
    [media.desktop]: {
      flexDirection: 'row',
      gap: space.xsmall,
      gridColumn: '3',
      gridRow: '1',
      padding: `6px ${space.small}`,
    },
  },
});
