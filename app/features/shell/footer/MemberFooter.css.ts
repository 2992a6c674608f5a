import { style } from '@vanilla-extract/css';
import { contentWidth, media, space } from '../../../theme/designTokens.ts';

/** Links in one line where there is room, and a button. */
export const folded = style({
  maxWidth: `calc(${contentWidth} + 80px)`,
  marginInline: 'auto',
  display: 'flex',
  flexDirection: 'column',
  padding: `${space.xsmall} 20px ${space.medium}`,
  '@media': { [media.desktop]: { paddingInline: '40px' } },
});
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.large,
});
export const unfolded = style({ display: 'flex', flexWrap: 'wrap', gap: space.xlarge });
