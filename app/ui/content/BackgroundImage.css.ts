import { style } from '@vanilla-extract/css';

export const image = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '60% 100%',
});
