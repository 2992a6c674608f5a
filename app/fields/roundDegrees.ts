/** Latitude or longitude to a number of decimals: 3 are about a hundred metres, 2 about a kilometre. */
export const roundDegrees = (degrees: number, decimals: number): number =>
  Math.round(degrees * 10 ** decimals) / 10 ** decimals;
