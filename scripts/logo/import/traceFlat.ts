import type { Artwork } from './artwork.ts';
import { cleanDrawing } from './cleanDrawing.ts';
import { resizePixels } from './decodePicture.ts';
import { findColors } from './findColors.ts';
import { OPAQUE_ALPHA, type Pixels } from './pixels.ts';
import { renderDrawing } from './renderDrawing.ts';

const MAX_COLORS = 7;
/** In levels of a channel: a pixel of a flat part, in spite of the noise of a JPEG. */
const SAME_LEVEL = 26;
/** A pixel whose neighbours vary by less lies in no edge. */
const SMOOTH_LEVEL = 40;
const MAX_GRADIENT_SHARE = 0.01;
const MAX_OTHER_SHARE = 0.1;

const levels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

const isNear = (data: Uint8Array, at: number, color: readonly number[], limit: number) =>
  [0, 1, 2].every((channel) => Math.abs(data[at + channel]! - color[channel]!) <= limit);

function isSmooth({ width, height, data }: Pixels, at: number): boolean {
  const index = at / 4;
  const [x, y] = [index % width, Math.floor(index / width)];
  if (x === 0 || y === 0 || x === width - 1 || y === height - 1) return false;
  return [at - 4, at + 4, at - width * 4, at + width * 4].every((next) =>
    [0, 1, 2, 3].every((channel) => Math.abs(data[next + channel]! - data[at + channel]!) < SMOOTH_LEVEL),
  );
}

/** Whether a picture is made of a few flat colours; the edges between them may be mixtures. */
export function isFlat(pixels: Pixels): boolean {
  const colors = findColors(pixels, 0.004).map(({ hex }) => levels(hex));
  if (colors.length > MAX_COLORS) return false;
  const { data } = pixels;
  let [total, gradient, other] = [0, 0, 0];
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3]! < OPAQUE_ALPHA) continue;
    total++;
    if (colors.some((color) => isNear(data, at, color, SAME_LEVEL))) continue;
    other++;
    if (isSmooth(pixels, at)) gradient++;
  }
  return gradient <= total * MAX_GRADIENT_SHARE && other <= total * MAX_OTHER_SHARE;
}

/** Of the traced picture; small ones are enlarged before, so that curves become smooth. */
const TRACED_HEIGHT = 640;
const MAX_TRACED_WIDTH = 2400;
/** Share of pixels that may clearly differ from the original: more means that a shape has changed. */
const MAX_CHANGED_SHARE = 0.006;
const CHANGED_LEVEL = 96;

/** Share of pixels of two pictures of one size that clearly differ, on white and on black. */
function measureDifference(a: Pixels, b: Pixels): number {
  const over = ({ data }: Pixels, at: number, channel: number, ground: number) =>
    (data[at + channel]! * data[at + 3]! + ground * (255 - data[at + 3]!)) / 255;
  let changed = 0;
  for (let at = 0; at < a.data.length; at += 4) {
    const differs = [0, 1, 2].some((channel) =>
      [0, 255].some((ground) => Math.abs(over(a, at, channel, ground) - over(b, at, channel, ground)) > CHANGED_LEVEL),
    );
    if (differs) changed++;
  }
  return changed / (a.data.length / 4);
}

function findNearest(data: Uint8Array, at: number, colors: readonly number[][]): number[] | undefined {
  let [nearest, least]: [number[] | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const color of colors) {
    const [red, green, blue] = [data[at]! - color[0]!, data[at + 1]! - color[1]!, data[at + 2]! - color[2]!];
    const far = red * red + green * green + blue * blue;
    if (far < least) [nearest, least] = [color, far];
  }
  return nearest;
}

interface Traced {
  art?: Artwork;
  /** Share of pixels that differ from the original. */
  difference: number;
}

/** Turns a flat picture with transparent ground into paths; gives none if they differ from it too much. */
export async function traceFlat(file: string, pixels: Pixels, prefix: string): Promise<Traced> {
  const scale = Math.min(TRACED_HEIGHT / pixels.height, MAX_TRACED_WIDTH / pixels.width, 8);
  const size = { width: Math.round(pixels.width * scale), height: Math.round(pixels.height * scale) };
  const { data } = await resizePixels(pixels, size);
  const colors = findColors(pixels, 0.004).map(({ hex }) => levels(hex));
  const image = Uint8ClampedArray.from(data);
  for (let at = 0; at < image.length; at += 4) {
    const nearest = data[at + 3]! < OPAQUE_ALPHA ? undefined : findNearest(data, at, colors);
    image.set(nearest ? [...nearest, 255] : [0, 0, 0, 0], at);
  }
  const { default: tracer } = await import('imagetracerjs');
  const svg = tracer.imagedataToSVG(
    { ...size, data: image },
    {
      pal: [{ r: 0, g: 0, b: 0, a: 0 }, ...colors.map(([r, g, b]) => ({ r: r!, g: g!, b: b!, a: 255 }))],
      colorquantcycles: 1,
      colorsampling: 0,
      ltres: 0.6,
      qtres: 0.6,
      pathomit: 12,
      linefilter: true,
      strokewidth: colors.length > 1 ? 1 : 0,
      roundcoords: 1,
      viewbox: true,
      desc: false,
    },
  );
  const visible = svg.replaceAll(/<path[^>]*\bopacity="0"[^>]*>/g, '');
  const { art } = cleanDrawing(file, visible, prefix);
  if (!art) return { difference: 1 };
  const whole = renderDrawing(visible, Math.max(pixels.width, pixels.height));
  const sameSize = whole.width === pixels.width && whole.height === pixels.height;
  const shown = sameSize ? whole : await resizePixels(whole, { width: pixels.width, height: pixels.height });
  const difference = measureDifference(pixels, shown);
  return difference <= MAX_CHANGED_SHARE ? { art, difference } : { difference };
}
