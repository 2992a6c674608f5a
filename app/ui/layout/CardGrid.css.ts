import { createContainer, style, styleVariants } from '@vanilla-extract/css';
import { media, space } from '../../theme/designTokens.ts';

const grid = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** Container of portrait cards. Its widths are in rem, so that larger text makes fewer columns. */
const portraitCards = createContainer();
const portraitWidths = {
  two: `${portraitCards} (27rem <= width < 52rem)`,
  three: `${portraitCards} (52rem <= width < 66rem)`,
  four: `${portraitCards} (width >= 66rem)`,
} as const;

export const frame = styleVariants({
  text: {},
  portrait: { containerName: portraitCards, containerType: 'inline-size' },
});

/** Cards of a group: whole rows at one to four columns, and about a page of a list. */
export const GROUP_SIZE = 12;
/** Assumed height of a card that has not been drawn yet. */
const CARD_REM = 36;
/** Style of cards that cost nothing off the screen, because lists grow to a thousand cards. */
const drawnOnScreen = { contentVisibility: 'auto', overflowClipMargin: '8px' } as const;
const about = (rem: number) => ({ containIntrinsicBlockSize: `auto ${rem}rem` });
/** The first group is always drawn: the page opens with it. */
const laterGroup = '&:nth-child(n + 2)';

const group = (columnCount: number, gap: string) => ({
  ...columns(columnCount),
  gap,
  selectors: { [laterGroup]: { marginBlockStart: gap, ...about((GROUP_SIZE / columnCount) * CARD_REM) } },
});

/** Columns of the cards of a group. */
export const kind = styleVariants({
  text: [
    grid,
    {
      gap: space.large,
      selectors: { [laterGroup]: { marginBlockStart: space.large } },
      '@media': {
        [media.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))' },
        [media.desktop]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(19rem, 100%), 1fr))' },
      },
    },
  ],
  portrait: [
    grid,
    {
      gap: space.medium,
      selectors: {
        [laterGroup]: { ...drawnOnScreen, marginBlockStart: space.medium, ...about(GROUP_SIZE * CARD_REM) },
      },
      '@container': {
        [portraitWidths.two]: group(2, space.medium),
        [portraitWidths.three]: group(3, space.medium),
        [portraitWidths.four]: group(4, space.large),
      },
      '@media': { [media.print]: { selectors: { [laterGroup]: { contentVisibility: 'visible' } } } },
    },
  ],
});

/** The rest of the last row, so that no card is alone in it, or a row of its own after a whole one. */
const fillsRow = (columnCount: number) => ({
  selectors: Object.fromEntries(
    Array.from({ length: columnCount - 1 }, (_, cards) => [
      `&:nth-child(${columnCount}n + ${cards + 2})`,
      { gridColumn: `span ${columnCount - cards - 1}`, alignSelf: 'stretch' },
    ]),
  ),
});
export const end = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gridColumn: '1 / -1',
  // Below the room of the cards where these are not in the document.
  alignSelf: 'end',
  minWidth: 0,
  padding: space.medium,
  '@container': {
    [portraitWidths.two]: fillsRow(2),
    [portraitWidths.three]: fillsRow(3),
    [portraitWidths.four]: fillsRow(4),
  },
});

const item = style({ minWidth: 0 });
const inLaterGroup = ':nth-child(n + 2) > &';
export const itemKind = styleVariants({
  text: [item],
  portrait: [
    item,
    {
      selectors: { [inLaterGroup]: { ...drawnOnScreen, ...about(CARD_REM) } },
      '@media': { [media.print]: { selectors: { [inLaterGroup]: { contentVisibility: 'visible' } } } },
    },
  ],
});
