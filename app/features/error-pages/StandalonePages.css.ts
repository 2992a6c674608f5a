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
/** Logo as the document shows it before the app starts. */
export const logo = style({ width: 'auto', maxWidth: '80vw', height: '64px', objectFit: 'contain' });
export const text = style({ maxWidth: '34rem' });
