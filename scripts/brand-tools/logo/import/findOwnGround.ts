import { OPAQUE_ALPHA, type Pixels, toHex } from './pixels.ts';

/** Least share of its box that a mark fills if it is a ground: a disk fills 0.785. */
const MIN_FILLED = 0.74;
/** Least share of the outline of a ground that has its colour. */
const MIN_EVEN_EDGE = 0.8;
/** Least share of a ground that something else covers, with a difference of so many levels of a channel. */
const MIN_ON_GROUND = 0.05;
const OTHER_LEVEL = 64;

/** Finds the colour of a mark that is a ground, such as a square or a disk, with something on it. */
export function findOwnGround({ width, height, data }: Pixels): string | undefined {
  const count = new Map<string, { pixels: number; channels: number[] }>();
  let [ink, edge] = [0, 0];
  const isInk = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && data[(y * width + x) * 4 + 3]! >= OPAQUE_ALPHA;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!isInk(x, y)) continue;
      ink++;
      const at = (y * width + x) * 4;
      if ((isInk(x - 3, y) && isInk(x + 3, y) && isInk(x, y - 3) && isInk(x, y + 3)) || data[at + 3]! < 230) continue;
      edge++;
      const key = [0, 1, 2].map((channel) => data[at + channel]! >> 4).join();
      const known = count.get(key) ?? { pixels: 0, channels: [0, 0, 0] };
      known.pixels++;
      for (const channel of [0, 1, 2]) known.channels[channel]! += data[at + channel]!;
      count.set(key, known);
    }
  }
  const most = [...count.values()].toSorted((a, b) => b.pixels - a.pixels)[0];
  if (!most || ink < width * height * MIN_FILLED || most.pixels < edge * MIN_EVEN_EDGE) return undefined;
  const color = most.channels.map((sum) => sum / most.pixels);
  let onGround = 0;
  for (let at = 0; at < data.length; at += 4) {
    const differs = color.some((level, channel) => Math.abs(level - data[at + channel]!) > OTHER_LEVEL);
    if (differs && data[at + 3]! >= OPAQUE_ALPHA) onGround++;
  }
  return onGround >= ink * MIN_ON_GROUND ? toHex(color) : undefined;
}

/** Least share of its box that a picture fills. */
const MIN_WHOLE = 0.97;

/** Finds the mean colour around the edge of a picture that fills its box, such as a photo. */
export function findPictureGround({ width, height, data }: Pixels): string | undefined {
  const sums = [0, 0, 0];
  let [ink, edge] = [0, 0];
  for (let index = 0, at = 0; at < data.length; index++, at += 4) {
    if (data[at + 3]! < OPAQUE_ALPHA) continue;
    ink++;
    const [x, y] = [index % width, Math.floor(index / width)];
    if (x > 0 && y > 0 && x < width - 1 && y < height - 1) continue;
    edge++;
    for (const channel of [0, 1, 2]) sums[channel]! += data[at + channel]!;
  }
  return ink < width * height * MIN_WHOLE || edge === 0 ? undefined : toHex(sums.map((sum) => sum / edge));
}
