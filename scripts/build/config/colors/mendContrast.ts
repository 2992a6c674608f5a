import { findFailedPalettes } from './checkContrast.ts';
import type { BaseColors } from './palette.ts';

/** Most rounds: a darker primary darkens the lightest surface that text is on, so one may not be enough. */
const MAX_ROUNDS = 4;

/** Moves base colours within their hues until all shades have enough contrast; each that has it stays as it is. */
export function mendContrast(colors: BaseColors): BaseColors {
  let mended = colors;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const failed = findFailedPalettes(mended);
    if (failed.length === 0) break;
    mended = { ...mended, ...Object.fromEntries(failed.map(({ palette, base, better }) => [palette, better ?? base])) };
  }
  return mended;
}
