import { globalStyle } from '@vanilla-extract/css';
import './print.css.ts';
import './rootVars.css.ts';
import { lineHeight, media } from './designTokens.ts';
import { vars } from './vars.css.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });

globalStyle('html', {
  fontSize: 'calc(var(--root-size) * var(--text-scale, 1))',
  colorScheme: 'light dark',
  // The page does not shift when a dialog locks scrolling.
  scrollbarGutter: 'stable',
  // Scrolling to the focused element leaves room for a sticky header, and some space.
  scrollPaddingTop: 'calc(var(--header-height, 3rem) + var(--toast-room, 0px) + 1.5rem)',
  scrollPaddingBottom: 'calc(var(--bottom-bar-height, 0px) + 0.5rem)',
  // Otherwise iPhones enlarge text in landscape.
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
});

globalStyle('body', {
  margin: 0,
  minWidth: 0,
  // The page fills the window, also beside a camera; only boxes at an edge keep clear of it.
  paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
  paddingBlockEnd: 'var(--bottom-bar-room, 0px)',
  background: vars.color.page,
  color: vars.color.text,
  fontFamily: vars.font.body,
  lineHeight: lineHeight.text,
  textAlign: 'start',
  overflowWrap: 'break-word',
  // Where hyphens are allowed, only in long words and far from their ends: Firefox would write "Premi-um".
  hyphenateLimitChars: '12 5 5',
  // The same for Safari; the types do not know it.
  ...({ WebkitHyphenateLimitBefore: '5', WebkitHyphenateLimitAfter: '5' } as object),
});

globalStyle('h1, h2, h3, h4', { fontSize: 'inherit', fontWeight: 'inherit' });
globalStyle('h1, h2, h3, h4, p, ul, ol, figure, fieldset, legend', { margin: 0, padding: 0, border: 0 });
// Unlike `none`, an empty marker keeps the list a list for VoiceOver in Safari.
globalStyle('ul, ol', { listStyleType: '""' });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
globalStyle('img, svg', { display: 'block', maxWidth: '100%' });
globalStyle('[hidden]', { display: 'none !important' });

/** One focus ring for all elements, with a gap that keeps it visible on any surface. */
globalStyle(':focus-visible', {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${vars.color.focusGap}`,
});
// Headings and regions are focused to be read out, not to be operated.
globalStyle('[tabindex="-1"]:focus', { outline: 'none', boxShadow: 'none' });

const noMotion = {
  animationDelay: '0s !important',
  animationDuration: '1ms !important',
  animationIterationCount: '1 !important',
  // A duration would apply to every property of every element, since that is what changes slowly by default.
  transitionProperty: 'none !important',
} as const;
const allElements = (root: string) =>
  ['', '::before', '::after', '::backdrop'].map((pseudo) => `${root} *${pseudo}`).join();
// The device's setting applies until the member chooses.
globalStyle(allElements(':root:not([data-motion=full])'), { '@media': { [media.reducedMotion]: noMotion } });
globalStyle(allElements(':root[data-motion=reduced]'), noMotion);

// Browsers leave out the spaces within French quotation marks.
globalStyle('q:lang(fr)', { quotes: '"«\\a0" "\\a0»"' });
