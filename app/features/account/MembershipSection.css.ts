import { style } from '@vanilla-extract/css';
import { tabularNumerals } from '../../theme/tabularNumerals.ts';

export const price = style(tabularNumerals);
