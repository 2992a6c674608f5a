import { type Artwork, toDrawing } from './artwork.ts';
import { cleanDrawing, renderExpected } from './cleanDrawing.ts';
import { measureDifference, tracedWindows } from './compareDrawings.ts';
import { resizePixels } from './decodePicture.ts';
import { findColors } from './findColors.ts';
import { OPAQUE_ALPHA, type Pixels } from './pixels.ts';
import { renderDrawing } from './renderDrawing.ts';
import { readSource } from './source/readSource.ts';

const MAX_COLORS = 7;
/** Largest difference within a flat part, in levels of a channel, in spite of the noise of a JPEG. */
const SAME_LEVEL = 26;
/** Largest difference between a pixel and its neighbours outside of an edge. */
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

/** Height of the traced picture; small ones are enlarged before, so that curves become smooth. */
const TRACED_HEIGHT = 640;
const MAX_TRACED_WIDTH = 2400;
/**
 * Largest number of pixels beside one of another colour: a picture with more is noise, and tracing it takes minutes.
 */
const MAX_EDGES = 200_000;
/** Distance of an edge's pixels from the flat parts that they are mixtures of. */
const REACH = 2;
const CLEAR = -1;

/** Finds the index of the nearest of some colours; `allowed` has a bit for each. */
function findNearest(data: Uint8Array, at: number, colors: readonly number[][], allowed: number): number {
  let [nearest, least] = [0, Number.POSITIVE_INFINITY];
  for (const [index, [red, green, blue]] of colors.entries()) {
    if ((allowed & (1 << index)) === 0) continue;
    const far = (data[at]! - red!) ** 2 + (data[at + 1]! - green!) ** 2 + (data[at + 2]! - blue!) ** 2;
    if (far < least) [nearest, least] = [index, far];
  }
  return nearest;
}

/** Lists a bit for each flat colour near each pixel: a pixel of an edge has one of these, not a third similar one. */
function listNearColors(pixels: Pixels, colors: readonly number[][]): Uint8Array {
  const { width, height, data } = pixels;
  const flat = Uint8Array.from({ length: width * height }, (_, index) => {
    if (data[index * 4 + 3]! < 250 || !isSmooth(pixels, index * 4)) return 0;
    const found = colors.findIndex((color) => isNear(data, index * 4, color, SAME_LEVEL));
    return found === -1 ? 0 : 1 << found;
  });
  return flat.map((own, index) => {
    if (own !== 0) return own;
    const [x, y] = [index % width, Math.floor(index / width)];
    let near = 0;
    for (let row = Math.max(0, y - REACH); row <= Math.min(height - 1, y + REACH); row++)
      for (let column = Math.max(0, x - REACH); column <= Math.min(width - 1, x + REACH); column++)
        near |= flat[row * width + column]!;
    return near === 0 ? 255 : near;
  });
}

/** Converts the picture to its flat colours: the index of one for each pixel. */
function toFlatColors(pixels: Pixels, { width, height, data }: Pixels, colors: readonly number[][]): Int8Array {
  const near = listNearColors(pixels, colors);
  return Int8Array.from({ length: width * height }, (_, index) => {
    if (data[index * 4 + 3]! < OPAQUE_ALPHA) return CLEAR;
    const x = Math.floor(((index % width) / width) * pixels.width);
    const y = Math.floor((Math.floor(index / width) / height) * pixels.height);
    return findNearest(data, index * 4, colors, near[y * pixels.width + x]!);
  });
}

/** Size, as a share of the whole, of the largest part that is noise of a JPEG beside an edge. */
const MAX_SPECK = 0.00006;

/** Clears specks: small parts that are not connected with others of their colour. */
function removeSpecks(flat: Int8Array, width: number): Int8Array {
  const cleaned = Int8Array.from(flat);
  const seen = new Uint8Array(flat.length);
  for (let start = 0; start < flat.length; start++) {
    if (seen[start]) continue;
    const color = flat[start]!;
    const part = [start];
    seen[start] = 1;
    for (let at = 0; at < part.length; at++) {
      const index = part[at]!;
      const x = index % width;
      for (const next of [x > 0 ? index - 1 : -1, x < width - 1 ? index + 1 : -1, index - width, index + width]) {
        if (next < 0 || next >= flat.length || seen[next] || flat[next] !== color) continue;
        seen[next] = 1;
        part.push(next);
      }
    }
    if (part.length > flat.length * MAX_SPECK) continue;
    const around = findAround(flat, part, width);
    for (const index of part) cleaned[index] = around;
  }
  return cleaned;
}

/** Finds the most frequent colour of the pixels beside a part. */
function findAround(flat: Int8Array, part: readonly number[], width: number): number {
  const counts = new Map<number, number>();
  const own = flat[part[0]!]!;
  for (const index of part)
    for (const next of [index - 1, index + 1, index - width, index + width]) {
      const color = flat[next];
      if (color !== undefined && color !== own) counts.set(color, (counts.get(color) ?? 0) + 1);
    }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? own;
}

function countEdges(flat: Int8Array, width: number): number {
  let edges = 0;
  for (let index = width; index < flat.length; index++)
    if (flat[index] !== flat[index - 1] || flat[index] !== flat[index - width]) edges++;
  return edges;
}

async function trace({ width, height }: Pixels, flat: Int8Array, colors: readonly number[][]): Promise<string> {
  const image = new Uint8ClampedArray(width * height * 4);
  flat.forEach((color, index) => {
    if (color !== CLEAR) image.set([...colors[color]!, 255], index * 4);
  });
  const { default: tracer } = await import('imagetracerjs');
  const svg = tracer.imagedataToSVG(
    { width, height, data: image },
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
  return svg.replaceAll(/<path[^>]*\bopacity="0"[^>]*>/g, '');
}

/** Traces a flat picture with transparent ground as paths; undefined if they would look different. */
export async function traceFlat(pixels: Pixels, prefix: string): Promise<Artwork | undefined> {
  const scale = Math.min(TRACED_HEIGHT / pixels.height, MAX_TRACED_WIDTH / pixels.width, 8);
  const size = { width: Math.round(pixels.width * scale), height: Math.round(pixels.height * scale) };
  const enlarged = await resizePixels(pixels, size);
  const colors = findColors(pixels, 0.004).map(({ hex }) => levels(hex));
  const flat = removeSpecks(toFlatColors(pixels, enlarged, colors), size.width);
  if (countEdges(flat, size.width) > MAX_EDGES) return undefined;
  const svg = await trace(enlarged, flat, colors);
  const { value: source } = readSource(svg, prefix);
  if (!source) return undefined;
  const { art } = cleanDrawing(source, renderExpected(source, svg), prefix);
  if (!art) return undefined;
  const drawn = renderDrawing(
    toDrawing({ elements: art.elements, box: { x: 0, y: 0, ...size } }),
    Math.max(size.width, size.height),
  );
  return (await compareAsShown(pixels, drawn)) <= 1 ? art : undefined;
}

/** Twice the largest height at which a logo is shown. */
const SHOWN_HEIGHT = 144;

/** Measures the difference between a picture and its tracing in the size in which they are shown. */
async function compareAsShown(picture: Pixels, traced: Pixels): Promise<number> {
  const height = Math.min(picture.height, SHOWN_HEIGHT);
  const size = { width: Math.max(1, Math.round((picture.width / picture.height) * height)), height };
  const [a, b] = await Promise.all([resizePixels(picture, size), resizePixels(traced, size)]);
  return measureDifference(a, b, tracedWindows);
}
