import { style } from '@vanilla-extract/css';
import { space } from '../../theme/scale.ts';

/** Level with the title of the drawer. */
export const settings = style({ paddingInline: space.small });
