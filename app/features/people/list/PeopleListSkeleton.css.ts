import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css.ts';

export const picture = style({ aspectRatio: '4 / 3', background: vars.color.skeleton });
