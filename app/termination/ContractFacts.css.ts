import { style } from '@vanilla-extract/css';
import { space } from '../theme/designTokens.ts';
import { tabularNumerals } from '../theme/tabularNumerals.ts';
import { vars } from '../theme/vars.css.ts';

export const facts = style({ display: 'grid', gap: space.medium, margin: 0 });
export const name = style({ color: vars.color.textSoft });
export const value = style([
  tabularNumerals,
  { margin: 0, fontWeight: 650, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
]);
