import { style, styleVariants } from '@vanilla-extract/css';
import { space } from '../../theme/designTokens.ts';
import * as buttons from './Button.css.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: space.medium });
/** The sign of a button without a frame begins where the content begins. */
export const size = styleVariants({
  secondary: [buttons.size.medium],
  quiet: [buttons.size.compact, { marginInlineStart: `calc(-1 * ${space.small})` }],
});
