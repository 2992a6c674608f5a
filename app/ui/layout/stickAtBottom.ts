import { vars } from '../../theme/vars.css.ts';

/** The height of the bar of links, which is below everything else at the bottom of the window. */
export const bottomBarHeight = 'var(--bottom-bar-height, 0px)';

/** Attribute of the root element while a page has a bar of its own in the place of the bar of links. */
export const ACTION_BAR_ATTRIBUTE = 'data-action-bar';

/**
 * The `inset-block-end` of a sticky bar. In low windows and with large text it would cover too much: it then sticks far
 * below the window, so that it stays at the end of the content.
 */
export const stickAtBottom = (bottom: string, minWindowHeight = '30rem') =>
  `min(${bottom}, (100dvh - ${minWindowHeight}) * 999)`;

/** Style of a bar that stays in reach at the bottom of the window; the caller adds the padding. */
export const barAtBottom = {
  position: 'sticky',
  insetBlockEnd: stickAtBottom(bottomBarHeight),
  zIndex: 3,
  background: vars.color.raised,
  borderBlockStart: `1.5px solid ${vars.color.line}`,
  boxShadow: vars.shadow.high,
} as const;
