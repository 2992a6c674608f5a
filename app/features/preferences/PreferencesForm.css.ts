import { style } from '@vanilla-extract/css';
import { media, space } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';
import { cardBox } from '../../ui/cardBox.ts';

/** On phones the steppers need the full width; from tablets on each preference is a card. */
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.medium,
  paddingBottom: space.large,
  borderBottom: `1.5px solid ${vars.color.line}`,
  '@media': {
    [media.tablet]: {
      padding: space.large,
      ...cardBox,
    },
  },
});
