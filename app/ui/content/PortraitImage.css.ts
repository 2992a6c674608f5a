import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';

const root = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  overflow: 'hidden',
  background: vars.color.chip,
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

/** card: at the top of a card. large: at the top of a profile. square: one of several. */
export const shape = styleVariants({
  card: [root, { aspectRatio: '4 / 5' }],
  large: [
    root,
    {
      aspectRatio: '4 / 5',
      // On phones the first of the member's own words are in sight below it without scrolling.
      '@media': { [media.phone]: { aspectRatio: 'auto', height: 'clamp(12rem, 32svh, 26rem)' } },
    },
  ],
  square: [root, { aspectRatio: '1 / 1', borderRadius: vars.radius.field }],
});

/** Faces are in the upper part of pictures. */
export const cover = style({ width: '100%', height: '100%', objectFit: 'cover', objectPosition: '50% 25%' });
