import { style, styleVariants } from '@vanilla-extract/css';
import { contentWidth, media, space } from '../../theme/designTokens.ts';

const root = style({
  width: '100%',
  marginInline: 'auto',
  paddingInline: '20px',
  '@media': { [media.desktop]: { paddingInline: '40px' } },
});

export const width = styleVariants({ wide: contentWidth, narrow: '40rem' }, (maxWidth) => [
  root,
  { maxWidth: `calc(${maxWidth} + 80px)` },
]);

export const padding = styleVariants({
  none: {},
  compact: { paddingBlock: space.large, '@media': { [media.desktop]: { paddingBlock: space.xlarge } } },
  page: { paddingBlock: space.xlarge, '@media': { [media.desktop]: { paddingBlock: space.xxlarge } } },
});
