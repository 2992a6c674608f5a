import type { Pixels } from './pixels.ts';

type Channels = readonly [red: number, green: number, blue: number];

export interface Ground {
  color: Channels;
  /** Whether the picture had no ground of its own already. */
  transparent: boolean;
}

/** Tolerance for the noise of a JPEG, in levels of a channel. */
const TOLERANCE = 14;
/** Difference beyond which the eye would miss a pixel that is taken for a mixture with the ground. */
const NEAR = 48;
const MIN_EDGE_SHARE = 0.985;
/**
 * Largest number of nearly ground-coloured pixels for each on the rim; a soft edge, such as that of a shadow, has more.
 */
const MAX_SOFT_PIXELS = 3;

const difference = (data: Uint8Array, at: number, [red, green, blue]: Channels) =>
  Math.max(Math.abs(data[at]! - red), Math.abs(data[at + 1]! - green), Math.abs(data[at + 2]! - blue));

function* edgeOffsets({ width, height }: Pixels): Generator<number> {
  for (let x = 0; x < width; x++) {
    yield x * 4;
    yield ((height - 1) * width + x) * 4;
  }
  for (let y = 1; y < height - 1; y++) {
    yield y * width * 4;
    yield (y * width + width - 1) * 4;
  }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Finds the colour all around the edge of a picture, if there is one. */
export function findGround(pixels: Pixels): Ground | undefined {
  const { data } = pixels;
  const offsets = [...edgeOffsets(pixels)];
  const clear = offsets.filter((at) => data[at + 3]! < 8).length;
  if (clear > offsets.length * 0.5) return { color: [255, 255, 255], transparent: true };
  if (clear > 0) return undefined;
  const color = [0, 1, 2].map((channel) => median(offsets.map((at) => data[at + channel]!))) as unknown as Channels;
  const alike = offsets.filter((at) => difference(data, at, color) <= TOLERANCE).length;
  return alike >= offsets.length * MIN_EDGE_SHARE ? { color, transparent: false } : undefined;
}

/** Creates the function that tells whether a pixel differs from the ground. */
export const isInkOn =
  ({ data }: Pixels, { color, transparent }: Ground) =>
  (at: number): boolean =>
    transparent ? data[at + 3]! > 8 : difference(data, at, color) > NEAR / 2;

/** Finds the pixels of ground that are connected with the edge: 1 for each. */
function floodFromEdge(pixels: Pixels, color: Channels): Uint8Array {
  const { width, height, data } = pixels;
  const flooded = new Uint8Array(width * height);
  const stack: number[] = [];
  const visit = (index: number) => {
    if (flooded[index] || difference(data, index * 4, color) > TOLERANCE) return;
    flooded[index] = 1;
    stack.push(index);
  };
  for (const at of edgeOffsets(pixels)) visit(at / 4);
  for (let index = stack.pop(); index !== undefined; index = stack.pop()) {
    const x = index % width;
    if (x > 0) visit(index - 1);
    if (x < width - 1) visit(index + 1);
    if (index >= width) visit(index - width);
    if (index < width * (height - 1)) visit(index + width);
  }
  return flooded;
}

/**
 * Returns the alpha at which ink over the ground gives the pixel, if the ink is as far from the ground as it can be.
 */
function unmix(data: Uint8Array, at: number, color: Channels, alpha: number) {
  for (const channel of [0, 1, 2]) {
    const ink = (data[at + channel]! - color[channel]! * (1 - alpha)) / alpha;
    data[at + channel] = Math.max(0, Math.min(255, Math.round(ink)));
  }
  data[at + 3] = Math.round(alpha * 255);
}

interface Separated {
  pixels: Pixels;
  result: 'none' | 'removed' | 'fades';
}

/** Returns the largest value of the pixels around one, as far as `reach`. */
function maxAround(values: Uint8Array, width: number, height: number, index: number, reach: number): number {
  const [x, y] = [index % width, Math.floor(index / width)];
  let most = 0;
  for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row++)
    for (let column = Math.max(0, x - reach); column <= Math.min(width - 1, x + reach); column++)
      most = Math.max(most, values[row * width + column]!);
  return most;
}

/**
 * Makes the ground transparent where it is connected with the edge and, in `flat` pictures, everywhere. Pixels on the
 * rim are mixtures of ground and ink; the ink beside them tells the share of each. A picture whose ink fades into the
 * ground is left as it is.
 */
export function removeGround(pixels: Pixels, { color }: Ground, flat: boolean): Separated {
  const { width, height } = pixels;
  const differences = Uint8Array.from({ length: width * height }, (_, index) =>
    difference(pixels.data, index * 4, color),
  );
  const ground = floodFromEdge(pixels, color);
  if (flat)
    differences.forEach((value, index) => {
      if (value <= TOLERANCE) ground[index] = 1;
    });
  const data = Uint8Array.from(pixels.data);
  let [rim, soft] = [0, 0];
  for (let index = 0; index < ground.length; index++) {
    if (ground[index]) {
      data[index * 4 + 3] = 0;
      continue;
    }
    const own = differences[index]!;
    if (own <= NEAR) soft++;
    if (maxAround(ground, width, height, index, 2) === 0) continue;
    rim++;
    const alpha = own / Math.max(1, maxAround(differences, width, height, index, 2));
    if (alpha < 0.97) unmix(data, index * 4, color, Math.max(alpha, 1 / 255));
  }
  if (rim === 0) return { pixels, result: 'none' };
  // The rim is two pixels wide.
  if (soft > (rim / 2) * MAX_SOFT_PIXELS) return { pixels, result: 'fades' };
  return { pixels: { width, height, data }, result: 'removed' };
}
