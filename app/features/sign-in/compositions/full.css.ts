import { style } from '@vanilla-extract/css';
import { media, space } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';
import { focalPoint } from '../../../ui/content/BackgroundImage.css.ts';
import { card, printedCard, roomAbove, unprinted } from './sharedStyles.ts';

/** Page whose landscape fills it behind a card, or is above on phones, where the card would hide it. */
export const root = style({
  position: 'relative',
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  background: vars.color.page,
  paddingBlockEnd: space.xxlarge,
  '@media': {
    [media.tablet]: { justifyContent: 'center', paddingBlock: space.huge },
    [media.print]: { paddingBlock: 0 },
  },
});
export const picture = style({
  vars: { [focalPoint]: '60% 75%' },
  position: 'relative',
  height: roomAbove('31.5rem'),
  '@media': {
    [media.tablet]: { vars: { [focalPoint]: '60% 100%' }, position: 'absolute', inset: 0, height: 'auto' },
    ...unprinted,
  },
});
export const content = style({
  ...card,
  marginBlockStart: `calc(-1 * ${space.large})`,
  '@media': {
    [media.tablet]: { marginBlockStart: 0 },
    [media.desktop]: { paddingBlock: space.xlarge },
    ...printedCard,
  },
});
