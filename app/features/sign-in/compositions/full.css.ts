import { style } from '@vanilla-extract/css';
import { media, space } from '../../../theme/designTokens.ts';
import { card, printedCard, unprinted } from './parts.ts';

/** The landscape fills the page behind a card. */
export const root = style({
  position: 'relative',
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  paddingBlock: `${space.huge} 96px`,
  '@media': { [media.tablet]: { paddingBlock: space.huge }, [media.print]: { paddingBlock: 0 } },
});
export const picture = style({ position: 'absolute', inset: 0, '@media': unprinted });
export const content = style({
  ...card,
  '@media': {
    [media.desktop]: { paddingBlock: space.xlarge },
    ...printedCard,
  },
});
