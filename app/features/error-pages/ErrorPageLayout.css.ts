import { globalStyle, style } from '@vanilla-extract/css';
import { media, space } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xlarge,
  alignItems: 'center',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)' },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
/** On desktops a strip of the drawing's middle, as high as the window leaves room for below the text. */
globalStyle(`${root} > img`, {
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
export const text = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.large,
  minWidth: 0,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
});
