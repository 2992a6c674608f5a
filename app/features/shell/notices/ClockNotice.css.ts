import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/designTokens.ts';

/** The page below has room of its own. */
export const root = style({ paddingTop: space.large });
