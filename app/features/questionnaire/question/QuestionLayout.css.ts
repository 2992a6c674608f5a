import { style } from '@vanilla-extract/css';
import { media, space } from '../../../theme/designTokens.ts';
import { lookProperty } from '../../../theme/lookProperty.ts';
import { cardBox } from '../../../ui/cardBox.ts';

/** On phones the answer gets the full width; from tablets on it lies on a card. */
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
  },
});

/** In a dialog, which is the card. */
export const bare = style({ display: 'flex', flexDirection: 'column', gap: space.large, minWidth: 0 });

export const chat = style({ display: 'flex', flexDirection: 'column', gap: space.large, minWidth: 0 });
