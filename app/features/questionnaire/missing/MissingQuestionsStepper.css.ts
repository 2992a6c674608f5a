import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/designTokens.ts';

/** Brought into sight with the room that the dialog leaves above it. */
export const top = style({ scrollMarginTop: space.large });
