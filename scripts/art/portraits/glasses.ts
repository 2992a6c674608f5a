import { d } from '../paint/curve.ts';
import { eyesOf } from './features.ts';
import { stroke } from './tint.ts';

/** Most wear none in their picture. */
export const glasses = ['none', 'round', 'none', 'none', 'square', 'none', 'none', 'soft', 'none', 'cat'] as const;
export type Glasses = (typeof glasses)[number];
export const frames = ['#3a2a28', '#8a5a2c', '#b8923c', '#7c2c3c', '#2c4668', '#44464c'] as const;

/** Both glasses, their bridge, and the side that goes to the ear. */
export function drawGlasses(kind: Glasses, frame: string, turn: number): string {
  if (kind === 'none') return '';
  const [left, right] = eyesOf(turn);
  const narrow = 1 - 0.1 * turn;
  const lens = (x: number, breadth: number) =>
    ({
      round: d`M${x - 18 * breadth} 1a${18 * breadth} 18 0 1 1 ${36 * breadth} 0a${18 * breadth} 18 0 1 1 ${-36 * breadth} 0z`,
      square: d`M${x - 18 * breadth}-13h${36 * breadth}q3 0 3 4l-2 18q-1 5-7 5h${-25 * breadth}q-6 0-6-5l-2-18q0-4 3-4z`,
      soft: d`M${x - 20 * breadth}-10q${20 * breadth}-8 ${40 * breadth} 0q2 25${-20 * breadth} 25t${-20 * breadth}-25z`,
      cat: d`M${x - 22 * breadth}-15q${22 * breadth} 2 ${44 * breadth} 0q0 30-${22 * breadth} 30t-${22 * breadth}-30z`,
    })[kind];
  const rims = lens(left, narrow) + lens(right, 1);
  return stroke(
    d`${rims}M${left + 18 * narrow}-3q${(right - left - 36) / 2}-6 ${right - left - 36 * narrow} 0M${right + 19}-5L${62 - 6 * turn}-4`,
    frame,
    3.2,
    {
      fill: '#fff',
      'fill-opacity': 0.2,
    },
  );
}
