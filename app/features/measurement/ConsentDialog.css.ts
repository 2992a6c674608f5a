import { style } from '@vanilla-extract/css';
import { space } from '../../theme/designTokens.ts';

/** Answers of equal width, side by side or one below the other, so that neither is the easier one. */
export const answers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6.5rem), 1fr))',
  gap: space.small,
});
