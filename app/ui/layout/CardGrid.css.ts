import { createContainer, style, styleVariants } from '@vanilla-extract/css';
import { media, space } from '../../theme/designTokens.ts';

const grid = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** Around portrait cards. Its widths are in rem, so that larger text makes fewer columns. */
const portraitCards = createContainer();

/** Of `portraitCards`. A single column has its cards on their side where a picture has room beside its text. */
export const portraitWidths = {
  sideways: `${portraitCards} (13rem <= width < 24rem)`,
  two: `${portraitCards} (24rem <= width < 36rem)`,
  narrowThree: `${portraitCards} (36rem <= width < 48rem)`,
  three: `${portraitCards} (36rem <= width < 56rem)`,
  four: `${portraitCards} (width >= 56rem)`,
} as const;

export const frame = styleVariants({
  text: {},
  portrait: { containerName: portraitCards, containerType: 'inline-size' },
});

export const kind = styleVariants({
  text: [
    grid,
    {
      gap: space.large,
      '@media': {
        [media.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))' },
        [media.desktop]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(19rem, 100%), 1fr))' },
      },
    },
  ],
  portrait: [
    grid,
    {
      gap: space.small,
      '@container': {
        [portraitWidths.two]: { ...columns(2), gap: space.medium },
        [portraitWidths.three]: { ...columns(3), gap: space.medium },
        [portraitWidths.four]: { ...columns(4), gap: space.large },
      },
    },
  ],
});

const item = style({ minWidth: 0 });
export const itemKind = styleVariants({
  text: [item],
  portrait: [
    item,
    {
      selectors: {
        // Lists grow to a thousand cards; those off the screen cost nothing from here on.
        '&:nth-child(n + 31)': {
          contentVisibility: 'auto',
          containIntrinsicBlockSize: 'auto 36rem',
          overflowClipMargin: '8px',
        },
      },
      '@container': {
        [portraitWidths.sideways]: {
          selectors: { '&:nth-child(n + 31)': { containIntrinsicBlockSize: 'auto 16.5rem' } },
        },
      },
      '@media': {
        [media.print]: { selectors: { '&:nth-child(n + 31)': { contentVisibility: 'visible' } } },
      },
    },
  ],
});
