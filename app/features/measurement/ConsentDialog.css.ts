import { style } from '@vanilla-extract/css';
import { space } from '../../theme/designTokens.ts';

/** Both as wide as each other, beside or below each other: neither answer is the easier one. */
export const answers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  gap: space.small,
});
