import { style, styleVariants } from '@vanilla-extract/css';
import { space } from '../../../theme/designTokens.ts';

export const root = style({
  flex: '1 1 auto',
  minHeight: '8rem',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: space.large,
  padding: space.medium,
});
const bubble = style({ width: 'min(60%, 24rem)' });
export const side = styleVariants({
  theirs: [bubble, { alignSelf: 'flex-start' }],
  own: [bubble, { alignSelf: 'flex-end' }],
});
