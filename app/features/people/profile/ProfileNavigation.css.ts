import { globalStyle, style } from '@vanilla-extract/css';
import { media, space } from '../../../theme/designTokens.ts';

/** Line with the link back at its start and the neighbours at its end or, on small screens, below. */
export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  // The link back reaches over its end by as much.
  gap: `${space.xsmall} ${space.medium}`,
  containerType: 'inline-size',
  '@media': { [media.print]: { display: 'none' } },
});
/**
 * Link back, whose arrow is where the content begins; with large text its words need the margin of the page. It reaches
 * over the start of the empty room beside it.
 */
export const back = style({
  position: 'relative',
  zIndex: 1,
  marginInline: `calc(-1 * ${space.medium})`,
  maxWidth: `calc(100% + 2 * ${space.medium})`,
});
export const neighbours = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.xsmall,
  flexGrow: 1,
  minWidth: 0,
});
globalStyle(`${neighbours} > :is(a, button)`, {
  flex: '1 1 auto',
  '@media': { [media.tablet]: { flexGrow: 0 } },
});
// Very large text needs the room of the arrows, or its longest words break.
globalStyle(`${root} svg`, { '@container': { '(width < 9rem)': { display: 'none' } } });
