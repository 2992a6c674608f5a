import type { Point } from '../path.ts';
import { smooth } from './curve.ts';
import { type Fill, line, shape } from './element.ts';
import { bun, fringes, type HairStyle, mass, shapes, strands } from './hairShapes.ts';

/**
 * Hair of a head that stands as in `people.ts`: `hairBehind` as seen from behind, `hairInFront` around a face. The band
 * gives the colour.
 */

/** Hair as seen from behind, the light on its left. */
export function hairBehind(style: HairStyle, scalp: Fill): string {
  const skull = style === 'bald' ? shape(smooth(shapes.short, true), scalp) : '';
  const knot =
    style === 'bun'
      ? shape(smooth(bun, true), 'hairShade') +
        shape(
          smooth(
            bun.map(([x, y]): Point => [x * 0.75 - 2, y * 0.75 - 12.5]),
            true,
          ),
          'hair',
        )
      : '';
  const highlight = smooth(
    [
      [-18, -38],
      [-18, -50],
      [-9, -60],
      [-4, -61],
      [-11, -48],
      [-13, -34],
    ],
    true,
  );
  return [
    skull,
    shape(smooth(shapes[style], true), 'hair'),
    style === 'bald' ? '' : shape(highlight, 'hairLight', { opacity: 0.7 }),
    line(strands[style], 'hairShade', 1.5, { opacity: 0.5 }),
    knot,
  ].join('');
}

/** Hair around a face: what lies behind the head, or what lies over the forehead. */
export function hairInFront(style: HairStyle, part: 'back' | 'front'): string {
  const back = mass[style];
  if (part === 'back') return back ? shape(smooth(back, true), 'hairShade') : '';
  const fringe = fringes[style];
  const other =
    style === 'bald'
      ? shape(
          smooth(
            fringe.map(([x, y]): Point => [-x, y]),
            true,
          ),
          'hairShade',
        )
      : '';
  const shine = style === 'bald' ? '' : line('M-17-50Q-10-62 3-64', 'hairLight', 2.4, { opacity: 0.7 });
  return shape(smooth(fringe, true), 'hair') + other + shine;
}
