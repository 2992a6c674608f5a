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
  containerType: 'inline-size',
  // Leaves room for the focused element and for a field below it, even with very large text, which scrolls (rule T6).
  maxHeight: 'min(45dvh - var(--bottom-bar-height, 0px), 6.5rem)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: `1.5px solid ${vars.color.infoBorder}`,
  borderInlineStartWidth: '8px',
  borderRadius: ownRadius('12px'),
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.high,
  animation: `${rise} ${transition.medium}`,
  '@media': {
    [media.desktop]: { maxHeight: '45dvh' },
    [media.reducedMotion]: { animationName: appear },
  },
  selectors: { '&[data-ending-style]': { display: 'none' } },
});
/** Width in which large text has all the room, and a toast scrolls. */
const narrow = '(max-width: 13rem)';
const allLines = { '@container': { [narrow]: { WebkitLineClamp: 'none', overflow: 'visible' } } } as const;

/** Content that is low on phones, where a toast takes at most 15 % of the height. */
export const content = style({
  display: 'grid',
  // Only the title is beside the button that closes it.
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  justifyItems: 'start',
  columnGap: space.xsmall,
  padding: `4px ${space.small}`,
  '@media': { [media.desktop]: { gap: `${space.xsmall} ${space.small}`, padding: space.medium } },
});
/** Picture that gives way to large text on phones. */
export const picture = style({
  display: 'inline-flex',
  gridRow: '1 / span 3',
  alignSelf: 'center',
  '@media': { [media.desktop]: { alignSelf: 'start' } },
  '@container': { [narrow]: { display: 'none' } },
});
export const body = style({
  display: 'contents',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  lineHeight: 1.2,
  '@media': { [media.desktop]: { lineHeight: 1.4 } },
});
globalStyle(`${body} > *`, { gridColumn: '2 / -1' });
export const title = style({ fontWeight: 700 });
globalStyle(`${body} > ${title}`, { gridColumn: '2', gridRow: '1', alignSelf: 'center' });
export const text = style({
  fontSize: fontSize.small,
  ...clampLines(2),
  ...allLines,
  '@media': { [media.desktop]: { fontSize: 'inherit', WebkitLineClamp: 3 } },
});
/** Titles of two lines above a text, and of three. */
export const titleText = {
  two: style({ ...clampLines(2), ...allLines }),
  three: style({ ...clampLines(3), ...allLines }),
};
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
/** Close button beside the title. */
export const close = style({
  position: 'relative',
  zIndex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: touchTarget.other,
  minHeight: touchTarget.other,
  gap: space.xsmall,
  gridColumn: '3',
  gridRow: '1',
  padding: 0,
  border: 0,
  borderRadius: `min(${vars.radius.control}, 1rem)`,
  background: vars.color.raised,
  color: vars.color.quietText,
  fontWeight: 650,
  lineHeight: 1.1,
  cursor: 'pointer',
  ':hover': { background: vars.color.quietHover },
  '@media': { [media.desktop]: { padding: `6px ${space.small}`, border: `2px solid ${vars.color.quietEdge}` } },
});
/** Word of the close button, for which phones have no room beside a face and a message. */
export const closeWord = style({ display: 'none', '@media': { [media.desktop]: { display: 'inline' } } });
