import { style } from '@vanilla-extract/css';
import { media, space } from '../../../theme/designTokens.ts';
import { lookProperty } from '../../../theme/lookProperty.ts';
import { cardBox } from '../../../ui/cardBox.ts';

/** Card from tablets on, on desktops with the question beside its answer; on phones it gets the full width. */
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.large,
  minWidth: 0,
  '@media': {
    [media.tablet]: {
      padding: `${space.xlarge} ${lookProperty('card-inset', space.xlarge)}`,
      ...cardBox,
    },
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      columnGap: space.xxlarge,
      alignItems: 'start',
    },
  },
});

const column = style({ display: 'flex', flexDirection: 'column', gap: space.large, minWidth: 0 });
export const question = column;
export const answer = style([column, { maxWidth: '40rem' }]);

/** Box in a dialog, which is the card. */
export const bare = column;
export const chat = column;
