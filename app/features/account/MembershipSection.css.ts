import { style } from '@vanilla-extract/css';
import { figures } from '../../theme/tabularNumerals.ts';

export const price = style(figures);
