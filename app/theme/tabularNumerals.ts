/** Style of text with prices: digits of one width. */
export const tabularNumerals = {
  fontVariantNumeric: 'tabular-nums lining-nums',
} as const;
