import { style } from '@vanilla-extract/css';
import { media, space } from '../../../theme/designTokens.ts';

export const grid = style({
  display: 'grid',
  gap: space.large,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))' } },
});
