import { globalStyle, style } from '@vanilla-extract/css';
import { media, space } from '../../../theme/designTokens.ts';
import { visuallyHidden } from '../../../ui/content/VisuallyHidden.css.ts';

/** Line with the link back at its start and the neighbours at its end. */
export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space.xsmall}`,
  containerType: 'inline-size',
  // The arrows are where the content begins and ends.
  marginInline: `calc(-1 * ${space.small})`,
  '@media': { [media.print]: { display: 'none' } },
});
export const neighbours = style({ display: 'flex', flexWrap: 'wrap', marginInlineStart: 'auto', minWidth: 0 });
/** Words that only have room on wide screens. */
export const longWords = style({ '@media': { [media.phone]: { display: 'none' } } });
export const shortWords = style({ '@media': { [media.tablet]: { display: 'none' } } });
/** Words beside an arrow, which is alone on phones. */
export const arrowWords = style({ '@media': { [media.phone]: visuallyHidden } });
// Very large text needs the room of the arrow, or its longest words break.
globalStyle(`${root} > a svg`, { '@container': { '(width < 9rem)': { display: 'none' } } });
