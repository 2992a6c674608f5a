/** `1 mistake`, `3 mistakes` */
export const formatCount = (amount: number, one: string, many = `${one}s`): string =>
  `${amount} ${amount === 1 ? one : many}`;
