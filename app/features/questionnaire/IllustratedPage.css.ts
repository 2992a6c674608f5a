import { style } from '@vanilla-extract/css';
import { media, space } from '../../theme/designTokens.ts';

export const root = style({
  display: 'grid',
  gap: space.xlarge,
  alignItems: 'center',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)', gap: space.xxlarge } },
});
export const picture = style({ '@media': { [media.tablet]: { order: 2 } } });
export const text = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: space.large });
