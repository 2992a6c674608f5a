import { style } from '@vanilla-extract/css';
import { media, space } from '../../theme/designTokens.ts';

export const root = style({
  display: 'grid',
  gap: space.large,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(19rem, 100%), 1fr))' },
  },
});
export const item = style({ minWidth: 0 });
