import { style } from '@vanilla-extract/css';
import { space } from '../../theme/designTokens.ts';

/**
 * Width from which two columns have room, which depends on the text size, too: the matches are beside all other
 * sections.
 */
const twoColumns = '(min-width: 34rem)';

export const root = style({ containerType: 'inline-size' });
export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xlarge,
  '@container': {
    [twoColumns]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateRows: 'auto auto 1fr',
      columnGap: 'clamp(24px, 4vw, 48px)',
      alignItems: 'start',
    },
  },
});
export const section = style({ display: 'flex', flexDirection: 'column', gap: space.small, minWidth: 0 });
export const besideAll = style([section, { '@container': { [twoColumns]: { gridColumn: 2, gridRow: '1 / -1' } } }]);
export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.small,
  // As high as the link, even without one.
  minHeight: '44px',
});
