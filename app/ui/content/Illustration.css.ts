import { style } from '@vanilla-extract/css';
import { media } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const image = style({
  display: 'block',
  width: '100%',
  maxWidth: '30rem',
  height: 'auto',
  marginInline: 'auto',
  // The corners of the drawing itself.
  borderRadius: '4.375% / 5.833%',
  '@media': { [media.print]: { display: 'none' } },
});
/** On desktops a strip of the drawing's middle, as high as the window leaves room for below a heading and a text. */
export const panorama = style({
  '@media': {
    [media.desktop]: {
      maxWidth: 'none',
      height: 'clamp(14rem, 100dvh - 24rem, 30rem)',
      objectFit: 'cover',
      objectPosition: '50% 46%',
      borderRadius: vars.radius.card,
    },
  },
});
