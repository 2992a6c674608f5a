import { style } from '@vanilla-extract/css';
import { space } from '../../theme/designTokens.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: space.medium });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.large,
});
