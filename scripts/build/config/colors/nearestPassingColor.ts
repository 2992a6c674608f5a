import { clampChroma, formatHex, loadMode, modeOklch } from './culori.ts';

const toOklch = loadMode(modeOklch);

const LIGHTNESS_STEP = 0.0025;

/** Shares of the chroma in the order of trial: less only where no lightness passes. */
const chromaShares = [1, 0.75, 0.5, 0.25, 0];

/** Finds the base colour nearest in lightness, of the same hue, that satisfies `passes`; undefined if there is none. */
export function nearestPassingColor(base: string, passes: (color: string) => boolean): string | undefined {
  const color = toOklch(base);
  if (!color) return undefined;
  for (const share of chromaShares) {
    for (let difference = 0; difference < 1; difference += LIGHTNESS_STEP) {
      for (const l of [color.l - difference, color.l + difference]) {
        if (l < 0 || l > 1) continue;
        const candidate = formatHex(clampChroma({ ...color, l, c: color.c * share }, 'oklch')).toUpperCase();
        if (passes(candidate)) return candidate;
      }
    }
  }
  return undefined;
}
