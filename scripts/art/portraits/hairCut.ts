import { shadeAway } from './shading.ts';
import { fill, stroke, type Tones } from './tint.ts';

export interface HairCut {
  /** What falls behind the neck and the shoulders. */
  back?: string;
  /** What lies around the forehead. */
  front: string;
  /** Where the light catches it. */
  lines?: string;
  /** Locks that tell how it lies. */
  locks?: string;
  /** Whether the ears are seen. */
  ears: boolean;
  /** Skin shows through it: cropped close. */
  sheer?: boolean;
}

export const drawHairBehind = ({ back }: HairCut, { shade }: Tones) => (back ? fill(back, shade) : '');

export const drawHairInFront = ({ front, lines, locks, sheer }: HairCut, hair: Tones, covered: boolean) =>
  [
    shadeAway('s', hair),
    fill(front, 'url(#s)', { opacity: sheer ? 0.75 : undefined }),
    locks && !covered ? stroke(locks, hair.shade, 3, { opacity: 0.7 }) : '',
    lines && !covered ? stroke(lines, hair.light, 4.5, { opacity: 0.8 }) : '',
  ].join('');
