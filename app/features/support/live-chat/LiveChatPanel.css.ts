import { style } from '@vanilla-extract/css';
import { media, space } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';

/** Panel over nearly the full screen on phones, and in the lower right corner on desktops; toasts appear above it. */
export const panel = style({
  position: 'fixed',
  inset: `${space.xlarge} max(${space.xsmall}, env(safe-area-inset-right)) max(${space.xsmall}, env(safe-area-inset-bottom)) max(${space.xsmall}, env(safe-area-inset-left))`,
  zIndex: 25,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  border: `1.5px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.high,
  '@media': {
    [media.tablet]: {
      insetBlockStart: 'auto',
      insetInlineStart: 'auto',
      insetInlineEnd: space.large,
      insetBlockEnd: space.large,
      width: 'min(26rem, 100vw - 48px)',
      height: 'min(40rem, 100dvh - 48px)',
    },
    [media.print]: { display: 'none' },
  },
});

export const header = style({
  padding: `${space.xsmall} ${space.small} ${space.xsmall} ${space.medium}`,
  borderBottom: `1.5px solid ${vars.color.line}`,
});

export const content = style({ position: 'relative', display: 'flex', flex: 1, minHeight: 0 });

/** Cover of the frame until the chat is open. */
export const waiting = style({
  position: 'absolute',
  inset: 0,
  padding: space.large,
  background: vars.color.raised,
  selectors: { '&:empty': { display: 'none' } },
});

export const frame = style({ flex: 1, minWidth: 0, border: 0 });

export const failed = style({ padding: space.large, overflowY: 'auto', overflowWrap: 'anywhere' });
