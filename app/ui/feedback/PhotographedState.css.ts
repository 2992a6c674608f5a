import { style } from '@vanilla-extract/css';
import { media } from '../../theme/designTokens.ts';
import * as emptyState from './EmptyState.css.ts';

// Named here again, because all sites would carry what another module takes from the styles of the empty state.
export const root = emptyState.root.pictured;
export const picture = emptyState.picture;
export const text = emptyState.text;
export const words = emptyState.words;

/** Photograph with the corners of the drawings. */
export const photo = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  borderRadius: '4.375% / 5.833%',
  '@media': { [media.print]: { display: 'none' } },
});
