/**
 * Colours by how light and how strong they look (OKLCH), so that a theme gives a picture its hue and the picture keeps
 * its light: `shade('#2C7756', 0.8, 0.06)` is a pale, quiet relative of that green.
 */
type Lab = readonly [lightness: number, a: number, b: number];

const toLinear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const fromLinear = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

function toLab(color: string): Lab {
  const [r, g, b] = [1, 3, 5].map((at) => toLinear(Number.parseInt(color.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toChannels([lightness, a, b]: Lab): number[] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map(fromLinear);
}

const hexPair = (value: number) =>
  Math.round(Math.min(1, Math.max(0, value)) * 255)
    .toString(16)
    .padStart(2, '0');

/** Formats a colour as `#rrggbb`; one that no screen can show loses strength, not lightness. */
function toHex([lightness, a, b]: Lab): string {
  const shares = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0];
  const channels = shares
    .map((share) => toChannels([lightness, a * share, b * share]))
    .find((values) => values.every((value) => value > -0.002 && value < 1.002));
  return `#${(channels ?? [lightness, lightness, lightness]).map(hexPair).join('')}`;
}

/** Returns the strength of a colour, from 0 (grey) to about 0.3. */
export function chromaOf(color: string): number {
  const [, a, b] = toLab(color);
  return Math.hypot(a, b);
}

/** Blends `share` of `b` into `a`, as the eye mixes them. */
export function blend(a: string, b: string, share: number): string {
  const [from, to] = [toLab(a), toLab(b)];
  return toHex(from.map((value, index) => value + (to[index]! - value) * share) as unknown as Lab);
}

/** Moves `color` to another lightness (0 to 1) and strength (0 to 0.3) of the same hue. */
export function shade(color: string, lightness: number, chroma: number): string {
  const [, a, b] = toLab(color);
  const strength = Math.hypot(a, b) || 1;
  return toHex([lightness, (a / strength) * chroma, (b / strength) * chroma]);
}
