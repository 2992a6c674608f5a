import { style } from '@vanilla-extract/css';
import { media } from '../../theme/designTokens.ts';

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
