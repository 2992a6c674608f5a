import { style } from '@vanilla-extract/css';
import { media, space } from '../../../theme/designTokens.ts';
import { lookProperty } from '../../../theme/lookProperty.ts';
import { cardBox } from '../../../ui/cardBox.ts';

/** Card of the answer from tablets on; on phones it gets the full width. */
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

/** Box in a dialog, which is the card. */
export const bare = style({ display: 'flex', flexDirection: 'column', gap: space.large, minWidth: 0 });

export const chat = style({ display: 'flex', flexDirection: 'column', gap: space.large, minWidth: 0 });
