import { style } from '@vanilla-extract/css';
import { media, space, touchTarget } from '../../../theme/designTokens.ts';
import { header, headerBadge } from '../../../theme/headerAndBadgeStyles.ts';
import { ACTION_BAR_ATTRIBUTE } from '../../../ui/layout/stickAtBottom.ts';

/** Small screens and large text, where there is no room for icons and the words are in two rows. */
const crowded = '(max-width: 15.5rem) or (max-width: 344px)';
/** Phones with a scroll bar, where five words in French just fit. */
const tight = '(max-width: 359px)';
const roomy = '(min-width: 40rem)';

const bar = style({
  containerType: 'inline-size',
  background: header.ground,
  paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
});
export const pinned = style([
  bar,
  {
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: 10,
    borderTop: `1.5px solid ${header.line}`,
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    // Keeps its size while it is hidden, so that the page keeps its length.
    selectors: {
      '&[data-hidden]': { visibility: 'hidden' },
      [`:root[${ACTION_BAR_ATTRIBUTE}] &`]: { display: 'none' },
    },
  },
]);
/** Skeleton of the bar, before the app measures the window. */
export const skeleton = style([pinned, { '@media': { [media.desktop]: { display: 'none' } } }]);
export const inFlow = style([bar, { borderBottom: `1.5px solid ${header.line}` }]);

export const list = style({
  display: 'flex',
  maxWidth: '44rem',
  marginInline: 'auto',
  flexWrap: 'wrap',
});
export const item = style({ flex: '1 1 auto', minWidth: touchTarget.other, display: 'flex' });
/** List that, where one row is enough, is one with the wider letters of a fallback font, too, and keeps its height. */
export const skeletonList = style([
  list,
  { overflow: 'hidden', '@container': { [`not (${crowded})`]: { flexWrap: 'nowrap' } } },
]);
/** Link with the label below the icon; screen readers get it first. */
export const link = style({
  position: 'relative',
  flex: 'auto',
  display: 'flex',
  flexDirection: 'column-reverse',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '1px',
  minHeight: '56px',
  padding: '5px 1px 4px',
  color: header.text,
  // As large as one row, or two rows without icons, have room for.
  fontSize: 'clamp(16px, 0.8rem, 4.45vw)',
  letterSpacing: '-0.01em',
  whiteSpace: 'nowrap',
  fontWeight: 600,
  lineHeight: 1.15,
  textAlign: 'center',
  textDecoration: 'none',
  outlineOffset: '-4px',
  ':focus-visible': { outlineColor: header.focus, outlineOffset: '-4px', boxShadow: 'none' },
  selectors: {
    '&[aria-current=page]': { color: header.current },
    '&[aria-current=page]::before': {
      content: '',
      position: 'absolute',
      insetInline: space.xsmall,
      top: '-1.5px',
      height: '3.5px',
      borderRadius: '0 0 3px 3px',
      background: 'currentColor',
      '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
  '@container': {
    [tight]: { paddingInline: 0, letterSpacing: '-0.03em' },
    [crowded]: {
      flexDirection: 'row',
      letterSpacing: '-0.01em',
      gap: space.xxsmall,
      minHeight: '46px',
      padding: '2px 4px',
      fontSize: 'clamp(16px, 0.8rem, 5.4vw)',
    },
    [roomy]: { fontSize: 'max(16px, 0.89rem)' },
  },
});
export const mark = style({ position: 'relative', display: 'inline-flex' });
export const icon = style({ display: 'inline-flex', '@container': { [crowded]: { display: 'none' } } });
/** Place of the icon, which comes with the app: five drawings are a kilobyte of a document. */
export const iconSkeleton = style([
  icon,
  { width: '1.5rem', height: '1.5rem', borderRadius: '50%', background: header.hover },
]);
/** Badge on the corner of the icon, out of the flow, so that the icon stays in place when it appears or disappears. */
export const badge = style({
  vars: headerBadge,
  position: 'absolute',
  insetInlineStart: 'calc(100% - 10px)',
  // Beside the last icon, there is no room for more.
  selectors: { [`${item}:last-child &`]: { insetInline: 'auto -9px' } },
  top: '-3px',
  display: 'inline-flex',
  lineHeight: 1,
  '@container': { [crowded]: { position: 'static' } },
});
