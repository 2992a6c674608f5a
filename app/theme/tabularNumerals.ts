import { vars } from './vars.css.ts';

/** Style of text with prices: digits of one width, and a plain zero where that of the body face is slashed. */
export const tabularNumerals = {
  fontFamily: `Figures, ${vars.font.body}`,
  fontVariantNumeric: 'tabular-nums lining-nums',
} as const;
