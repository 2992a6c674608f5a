import { style } from '@vanilla-extract/css';
import { media, space } from '../../../theme/designTokens.ts';

/** The way back at the start of the line, the neighbours at its end or, on small screens, below in halves. */
export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xsmall,
  '@media': { [media.print]: { display: 'none' } },
});
/** Its arrow stands where the content begins; with large text its words need the margin of the page. */
export const back = style({ marginInline: `calc(-1 * ${space.medium})`, maxWidth: `calc(100% + 2 * ${space.medium})` });
export const neighbours = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(7rem, 100%), 1fr))',
  gap: space.xsmall,
  flexGrow: 1,
  '@media': { [media.tablet]: { display: 'flex', flexGrow: 0 } },
});
