import { style } from '@vanilla-extract/css';
import { contentWidth, media, space } from '../../theme/designTokens.ts';

/** Strip as wide as the page below it. */
export const strip = style({
  width: '100%',
  maxWidth: `calc(${contentWidth} + 80px)`,
  marginInline: 'auto',
  padding: `${space.medium} 20px 0`,
  '@media': { [media.desktop]: { paddingInline: '40px' }, [media.print]: { display: 'none' } },
});
