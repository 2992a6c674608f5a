import { style } from '@vanilla-extract/css';
import { space } from '../../theme/designTokens.ts';

export const root = style({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space.large,
  padding: space.large,
  textAlign: 'center',
});
export const logo = style({ width: '220px', maxWidth: '80vw', height: 'auto' });
export const text = style({ maxWidth: '34rem' });
