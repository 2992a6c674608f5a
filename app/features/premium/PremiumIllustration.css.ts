import { style } from '@vanilla-extract/css';
import { media } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';

/** Frame of the illustration: a strip above the text on phones, or beside the text where there is room. */
export const frame = style({
  position: 'relative',
  aspectRatio: '5 / 2',
  background: vars.color.chip,
  '@media': {
    [media.tablet]: { order: 2, aspectRatio: 'auto', minHeight: '13rem' },
    [media.print]: { display: 'none' },
  },
});
/** Frame that is hidden on phones, so that the prices come first. */
export const frameBesideText = style([frame, { '@media': { [media.phone]: { display: 'none' } } }]);
export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '50% 45%',
});
