import { style } from '@vanilla-extract/css';
import { media } from '../theme/scale.ts';

export const scene = style({
  display: 'block',
  width: '100%',
  maxWidth: '30rem',
  height: 'auto',
  marginInline: 'auto',
  // The corners of the drawing itself.
  borderRadius: '4.375% / 5.833%',
  '@media': { [media.print]: { display: 'none' } },
});
