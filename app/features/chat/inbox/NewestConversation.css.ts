import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/designTokens.ts';
import { cardBox } from '../../../ui/cardBox.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xlarge,
  padding: space.xlarge,
  ...cardBox,
});
export const text = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.medium,
  flex: '1 1 16rem',
  minWidth: 0,
});
