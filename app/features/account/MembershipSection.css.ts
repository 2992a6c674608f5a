import { style } from '@vanilla-extract/css';
import { figures } from '../../theme/figures.ts';

export const price = style(figures);
