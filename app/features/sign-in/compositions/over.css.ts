import { createVar, style } from '@vanilla-extract/css';
import { media, space } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';
import { focalPoint } from '../../../ui/content/BackgroundImage.css.ts';
import { card, printedCard, roomAbove, unprinted } from './sharedStyles.ts';

const overlap = createVar();

/** Page with a card over the lower edge of a wide landscape. */
export const root = style({
  vars: { [overlap]: '48px' },
  flex: '1 0 auto',
  paddingBlockEnd: space.xxlarge,
  background: vars.color.page,
  '@media': {
    [media.tablet]: { vars: { [overlap]: '96px' }, paddingBlockEnd: space.huge },
    [media.desktop]: { vars: { [overlap]: '144px' } },
  },
});
export const picture = style({
  vars: { [focalPoint]: '60% 75%' },
  position: 'relative',
  height: roomAbove('30.5rem'),
  '@media': {
    [media.tablet]: { height: 'clamp(200px, 100svh - 26rem, max(288px, min(32vw, 520px)))' },
    ...unprinted,
  },
});
export const content = style({
  ...card,
  marginBlockStart: `calc(-1 * ${overlap})`,
  '@media': {
    [media.tablet]: { maxWidth: '40rem', paddingBlock: space.xlarge },
    [media.desktop]: { paddingInline: space.huge },
    ...printedCard,
  },
});
