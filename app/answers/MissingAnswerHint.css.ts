import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const hint = style({ color: vars.color.textSoft, fontWeight: 650 });
export const hintLoud = style({ color: vars.color.dangerText });
