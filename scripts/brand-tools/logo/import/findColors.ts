import { loadMode, modeOklch } from '../../../build/config/colors/culori.ts';
import { OPAQUE_ALPHA, type Pixels, toHex } from './pixels.ts';

const toOklch = loadMode(modeOklch);

/** A colour of a logo and the share of its ink. */
export interface LogoColor {
  hex: string;
  share: number;
}

interface Cluster {
  /** The sums over its pixels. */
  channels: [number, number, number];
  count: number;
  lab: [number, number, number];
}

/** Distance below which colours count as one; in OKLab, where 0.02 is hardly visible. */
const SAME_COLOR = 0.09;
const MIN_SHARE = 0.015;

const toLab = (hex: string): [number, number, number] => {
  const { l, c, h = 0 } = toOklch(hex)!;
  const angle = (h * Math.PI) / 180;
  return [l, c * Math.cos(angle), c * Math.sin(angle)];
};

const distance = (a: readonly number[], b: readonly number[]) =>
  Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!, a[2]! - b[2]!);

/** Returns the perceived distance of two colours: below 0.09 they count as one. */
export const colorDistance = (a: string, b: string): number => distance(toLab(a), toLab(b));

/** Counts pixels by colour, similar ones together: the upper four bits of each channel. */
function countColors({ data }: Pixels): Cluster[] {
  const bins = new Map<number, Omit<Cluster, 'lab'>>();
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3]! < OPAQUE_ALPHA) continue;
    const key = ((data[at]! >> 4) << 8) | ((data[at + 1]! >> 4) << 4) | (data[at + 2]! >> 4);
    const bin = bins.get(key) ?? { channels: [0, 0, 0], count: 0 };
    for (const channel of [0, 1, 2] as const) bin.channels[channel] += data[at + channel]!;
    bin.count++;
    bins.set(key, bin);
  }
  return [...bins.values()].map((bin) => ({ ...bin, lab: toLab(hexOf(bin)) }));
}

const hexOf = ({ channels, count }: Omit<Cluster, 'lab'>) => toHex(channels.map((sum) => sum / count));

/**
 * Finds the colours of a picture by the area they take, the largest first: each the most frequent shade of its cluster.
 */
export function findColors(pixels: Pixels, minShare = MIN_SHARE): LogoColor[] {
  const bins = countColors(pixels).toSorted((a, b) => b.count - a.count);
  const total = bins.reduce((sum, { count }) => sum + count, 0);
  const clusters: { center: Cluster; count: number }[] = [];
  for (const bin of bins) {
    const nearest = clusters
      .map((cluster) => ({ cluster, far: distance(cluster.center.lab, bin.lab) }))
      .toSorted((a, b) => a.far - b.far)[0];
    if (nearest && nearest.far < SAME_COLOR) nearest.cluster.count += bin.count;
    else clusters.push({ center: bin, count: bin.count });
  }
  return clusters
    .map(({ center, count }) => ({ hex: hexOf(center), share: count / total }))
    .filter(({ share }) => share >= minShare)
    .toSorted((a, b) => b.share - a.share);
}

/** Whether a colour is white, near-black or grey, which a logo has beside its colours. */
function isPlain(hex: string): boolean {
  const { l, c } = toOklch(hex)!;
  return c < 0.035 || l > 0.955 || l < 0.16;
}

/** Picks the colours that identify the brand, at most three: plain ones only if there is no other. */
export function pickBrandColors(colors: readonly LogoColor[]): LogoColor[] {
  const strong = colors.filter(({ hex }) => !isPlain(hex));
  const plain = colors.filter(({ hex }) => isPlain(hex) && toOklch(hex)!.l <= 0.9);
  return (strong.length > 0 ? strong : plain.slice(0, 1)).slice(0, 3);
}
