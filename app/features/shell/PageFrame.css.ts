import { style } from '@vanilla-extract/css';
import { media, space } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  minHeight: 'calc(100dvh - var(--bottom-bar-room, 0px))',
  display: 'flex',
  flexDirection: 'column',
});
export const main = style({
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
});
/** Main part that fills the window, so that the footer does not jump while a page is loading. */
export const mainAboveFooter = style([main, { minHeight: '100dvh', '@media': { [media.print]: { minHeight: 0 } } }]);

export const skipLink = style({
  position: 'absolute',
  insetInlineStart: space.medium,
  top: space.xsmall,
  zIndex: 20,
  padding: `12px ${space.large}`,
  minHeight: '48px',
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  color: vars.color.link,
  border: `2px solid ${vars.color.quietEdge}`,
  fontWeight: 650,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
});
