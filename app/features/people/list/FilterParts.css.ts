import { style } from '@vanilla-extract/css';
import { media, space } from '../../../theme/designTokens.ts';
import { plainCardBox } from '../../../ui/cardBox.ts';

/** Fields in a card, with the buttons at its end. */
export const panel = style({
  display: 'grid',
  gap: space.medium,
  justifyItems: 'start',
  padding: space.medium,
  ...plainCardBox,
  '@media': { [media.desktop]: { padding: space.large }, [media.print]: { display: 'none' } },
});
export const fields = style({
  display: 'grid',
  gap: space.medium,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
  alignItems: 'end',
  width: '100%',
});
/** Both ends of a range, side by side on phones, too. */
export const range = style({
  display: 'grid',
  gap: space.xsmall,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(6.2rem, 100%), 1fr))',
  alignItems: 'end',
});
