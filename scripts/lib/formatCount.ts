/** Formats a count as `1 file` or `3 files`. */
export const formatCount = (amount: number, one: string, many = `${one}s`): string =>
  `${amount} ${amount === 1 ? one : many}`;
