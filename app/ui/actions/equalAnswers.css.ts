import { style } from '@vanilla-extract/css';
import { space } from '../../theme/designTokens.ts';

/** A Yes and a No of equal width, side by side or one below the other, so that neither is the easier one. */
export const equalAnswers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6.5rem), 1fr))',
  gap: space.small,
  maxWidth: '36rem',
});
