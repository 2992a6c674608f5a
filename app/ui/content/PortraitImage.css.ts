import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
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

/** Width by height of the portraits of cards in a box that sets it. */
export const cardPortraitRatio = createVar();
export const portraitRatio = fallbackVar(cardPortraitRatio, '4 / 5');

/** Height of a large portrait on phones, where the name is in sight below it without scrolling. */
export const portraitHeightOnPhones = 'clamp(13rem, 40svh, 30rem)';

/** card: at the top of a card. large: at the top of a profile. square: one of several. */
export const shape = styleVariants({
  card: [root, { aspectRatio: portraitRatio }],
  large: [
    root,
    {
      aspectRatio: '4 / 5',
      '@media': { [media.phone]: { aspectRatio: 'auto', height: portraitHeightOnPhones } },
    },
  ],
  square: [root, { aspectRatio: '1 / 1', borderRadius: vars.radius.field }],
});

/** Faces are in the upper part of pictures. */
export const portraitPosition = '50% 25%';
export const cover = style({ width: '100%', height: '100%', objectFit: 'cover', objectPosition: portraitPosition });
