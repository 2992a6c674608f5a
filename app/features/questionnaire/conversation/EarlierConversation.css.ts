import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/designTokens.ts';

export const laterAnswers = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: space.small,
  paddingBlockStart: space.large,
  textAlign: 'center',
});
