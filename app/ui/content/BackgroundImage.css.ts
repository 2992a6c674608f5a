import { createVar, fallbackVar, style } from '@vanilla-extract/css';

/** Point of the image that stays in sight where the proportions differ, as an `object-position`. */
export const focalPoint = createVar();

export const image = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: fallbackVar(focalPoint, '60% 100%'),
});
