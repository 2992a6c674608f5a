import { style } from '@vanilla-extract/css';
import { media } from '../theme/scale.ts';

export const scene = style({
  display: 'block',
  width: '100%',
  maxWidth: '30rem',
  height: 'auto',
  marginInline: 'auto',
  '@media': { [media.print]: { display: 'none' } },
});
export const backdrop = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '60% 100%',
});
