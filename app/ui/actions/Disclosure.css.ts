import { style, styleVariants } from '@vanilla-extract/css';
import { space } from '../../theme/designTokens.ts';
import * as buttons from './Button.css.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: space.medium });
export const size = styleVariants({ secondary: [buttons.size.medium], quiet: [buttons.size.compact] });
