import { style } from '@vanilla-extract/css';
import { media, space } from '../../../theme/designTokens.ts';

/** The way back at the start of the line, the neighbours at its end or, on small screens, below. */
export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xsmall,
  marginInline: `calc(-1 * ${space.small})`,
  '@media': { [media.print]: { display: 'none' } },
});
export const neighbours = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space.xsmall,
  marginInlineStart: 'auto',
});
