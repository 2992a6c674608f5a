import { style } from '@vanilla-extract/css';
import { space } from '../theme/designTokens.ts';

/** Quiet line with its two links, which go below where there is no room. */
export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.large,
});
export const words = style({ flex: '1 1 16rem', minWidth: 0 });
export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.large, minWidth: 0 });
