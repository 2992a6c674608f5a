import { style } from '@vanilla-extract/css';
import { media, space } from '../../theme/designTokens.ts';

/** Room above the notices; the page below has its own. */
export const list = style({ paddingTop: space.medium, '@media': { [media.print]: { display: 'none' } } });
