import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

/** Width, height and radius of the avatars in a box that sets them. */
export const avatarBox = { width: createVar(), height: createVar(), radius: createVar() };

const root = style({
  position: 'relative',
  flex: 'none',
  display: 'block',
  borderRadius: fallbackVar(avatarBox.radius, '50%'),
  overflow: 'hidden',
  background: vars.color.chip,
  border: `1.5px solid ${vars.color.line}`,
});

/** Faces are in the upper part of pictures. */
export const image = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '50% 25%',
});

export const avatarSizes = {
  tiny: '2.25rem',
  small: '3rem',
  medium: '4rem',
  large: 'clamp(4rem, 19vw, 5.5rem)',
  hero: 'min(clamp(7rem, 30vw, 10rem), 52vw)',
};

/** Sizes in rem, so that faces grow with the text beside them. */
export const size = styleVariants(avatarSizes, (side) => [
  root,
  { width: fallbackVar(avatarBox.width, side), height: fallbackVar(avatarBox.height, side) },
]);
