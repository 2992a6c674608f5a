import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';

const root = style({
  display: 'block',
  width: '100%',
  objectFit: 'cover',
  borderRadius: vars.radius.card,
  '@media': { [media.print]: { display: 'none' } },
});

export const place = styleVariants({
  above: [
    root,
    {
      height: '6.5rem',
      objectPosition: '50% 55%',
      '@media': { [media.tablet]: { height: '11rem' }, [media.desktop]: { display: 'none' } },
    },
  ],
  beside: [
    root,
    { display: 'none', aspectRatio: '8 / 5', '@media': { [media.desktop]: { display: 'block', height: 'auto' } } },
  ],
});
