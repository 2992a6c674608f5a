import { style } from '@vanilla-extract/css';
import { media, space } from '../../../theme/designTokens.ts';

/** Root without scroll anchoring, because Conversation.tsx corrects the scroll position itself. */
export const root = style({ display: 'flex', flexDirection: 'column', minWidth: 0, overflowAnchor: 'none' });
export const past = style({ paddingBlockEnd: space.xlarge, ':empty': { display: 'none' } });

/**
 * The place of a question: at this distance from the top of the window, below the end of the earlier turns, and high
 * enough for that however short the question is.
 */
const toPlace = (top: string) => ({
  // The page keeps this much clear for a sticky header (global.css.ts).
  scrollMarginBlockStart: `calc(${top} - var(--header-height, 3rem) - 1.5rem)`,
  minHeight: `calc(100dvh - ${top} - 5rem)`,
});
const afterPast = `${past}:not(:empty) ~ &`;
export const present = style({
  // The first question is about as high as the second with the first turn, so that the footer keeps its place.
  minHeight: 'calc(100dvh + 20rem)',
  selectors: { [afterPast]: toPlace('max(96px, 16dvh)') },
  '@media': {
    [media.tablet]: { selectors: { [afterPast]: toPlace('max(96px, 22dvh)') } },
    [media.print]: { minHeight: 0, selectors: { [afterPast]: { minHeight: 0 } } },
  },
});
