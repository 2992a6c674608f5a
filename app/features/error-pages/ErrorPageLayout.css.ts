import { style } from '@vanilla-extract/css';
import { media, space } from '../../theme/designTokens.ts';

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
export const text = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: space.large });
