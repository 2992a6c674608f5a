import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const root = style({
  flex: 'none',
  display: 'block',
  borderRadius: '50%',
  objectFit: 'cover',
  background: vars.color.chip,
  border: `1.5px solid ${vars.color.line}`,
});

/** In rem, so that faces grow with the text beside them. */
export const size = styleVariants({ small: '3rem', medium: '4rem', large: 'clamp(4rem, 19vw, 5.5rem)' }, (side) => [
  root,
  { width: side, height: side },
]);
