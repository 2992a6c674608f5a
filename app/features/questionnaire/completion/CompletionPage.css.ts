import { style } from '@vanilla-extract/css';
import { media, space } from '../../../theme/designTokens.ts';

/** Page whose picture comes last on phones, so that it moves neither the button nor the portrait out of sight. */
export const root = style({
  display: 'grid',
  gap: space.xlarge,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: space.xxlarge,
      alignItems: 'start',
    },
  },
});
export const text = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: space.medium });
/** Action as wide as the window on phones, as wide as its words elsewhere. */
export const action = style({ width: '100%', '@media': { [media.tablet]: { width: 'auto', maxWidth: '100%' } } });
/** Portrait beside the text and the picture. */
export const portrait = style({
  minWidth: 0,
  '@media': { [media.tablet]: { gridColumn: '2', gridRow: '1 / span 2' } },
});
export const pictureBelow = style({
  minWidth: 0,
  maxWidth: '26rem',
  '@media': { [media.tablet]: { gridColumn: '1' } },
});
export const pictureBeside = style({
  minWidth: 0,
  '@media': { [media.tablet]: { gridColumn: '2', gridRow: '1 / span 2' } },
});
