import { vars } from '../../theme/vars.css.ts';

/** The height of the bar of links, above which everything at the bottom of the window stands. */
export const bottomBarHeight = 'var(--bottom-bar-height, 0px)';

/**
 * `inset-block-end` of a sticky bar. In low windows and with large text it would cover too much: it then sticks far below
 * the window, so that it stands at the end of the content.
 */
export const stickAtBottom = (bottom: string, minWindowHeight = '30rem') =>
  `min(${bottom}, (100dvh - ${minWindowHeight}) * 999)`;

/** A bar that stays in reach at the bottom of the window; the caller gives it its padding. */
export const barAtBottom = {
  position: 'sticky',
  insetBlockEnd: stickAtBottom(bottomBarHeight),
  zIndex: 3,
  background: vars.color.raised,
  borderBlockStart: `1.5px solid ${vars.color.line}`,
  boxShadow: vars.shadow.high,
} as const;
