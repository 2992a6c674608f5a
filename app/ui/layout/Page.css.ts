import { style, styleVariants } from '@vanilla-extract/css';
import { contentWidth, media, space } from '../../theme/designTokens.ts';

const root = style({
  width: '100%',
  marginInline: 'auto',
  paddingInline: '20px',
  '@media': { [media.desktop]: { paddingInline: '40px' } },
});

const atMost = (width: string) => ({ maxWidth: `calc(${width} + 80px)` });

/** steps: narrow, and from 1200 px on wide, for a page of two columns. */
export const width = styleVariants({
  wide: [root, atMost(contentWidth)],
  narrow: [root, atMost('40rem')],
  steps: [root, { ...atMost('40rem'), '@media': { [media.desktop]: atMost(contentWidth) } }],
});

export const padding = styleVariants({
  none: {},
  compact: { paddingBlock: space.large, '@media': { [media.desktop]: { paddingBlock: space.xlarge } } },
  page: { paddingBlock: space.xlarge, '@media': { [media.desktop]: { paddingBlock: space.xxlarge } } },
});
