import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/designTokens.ts';

/** Top of the stepper; scrolling to it leaves the dialog's padding above it. */
export const top = style({ scrollMarginTop: space.large });
