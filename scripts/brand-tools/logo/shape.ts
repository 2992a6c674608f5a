import type { Path } from './path.ts';

/** Tones of shapes: `first` and `second` are the two who meet, `spark` is between them, `ground` cuts away. */
const tones = ['first', 'second', 'spark', 'ground'] as const;
export type Tone = (typeof tones)[number];

export interface Shape {
  tone: Tone;
  paths: readonly Path[];
  /** The width of the line to draw instead of filling. */
  width?: number;
  /** The ends of a line; default: round. */
  ends?: 'round' | 'flat';
}

export const filled = (tone: Tone, ...paths: Path[]): Shape => ({ tone, paths });
export const lined = (tone: Tone, width: number, ...paths: Path[]): Shape => ({ tone, paths, width });
/** Returns a shape like `lined`, whose ends stop where the path does. */
export const cropped = (tone: Tone, width: number, ...paths: Path[]): Shape => ({ tone, paths, width, ends: 'flat' });

/** Kinds of cut-outs: `whole` without, `seam` with lines cut out, `sun` with a disc set in. */
export const cutOuts = ['whole', 'seam', 'sun'] as const;
export type CutOut = (typeof cutOuts)[number];

/**
 * Variants of one idea of two shapes that meet, around the origin and within 200 of it (a maskable icon shows at least
 * the circle of 204.8). Lines and gaps are 16 wide or more: half a pixel at the smallest size.
 */
export type Construction = Readonly<Record<CutOut, readonly Shape[]>>;
