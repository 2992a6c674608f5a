import { style, styleVariants } from '@vanilla-extract/css';
import { space } from '../../theme/designTokens.ts';
import * as buttons from './Button.css.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: space.medium });
/** The sign of a button without a frame begins where the content begins. */
export const size = styleVariants({
  secondary: [buttons.size.medium],
  // Moved without a margin, which would make its words wrap.
  quiet: [buttons.size.compact, { position: 'relative', insetInlineStart: `calc(-1 * ${space.small})` }],
});
