import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/designTokens.ts';

/** Settings aligned with the title of the drawer. */
export const settings = style({ paddingInline: space.small });
