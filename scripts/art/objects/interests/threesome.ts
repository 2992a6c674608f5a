import { circle, defs, ellipse, group, line, linearGradient } from '../../paint/element.ts';
import { emblem } from './emblem.ts';

/** Three rings, each through the others. */
export const threesome = emblem('threesome', () => {
  const ring = (x: number, y: number, id: string, glint: 'goldLight' | 'clothPale' | 'accentPale') =>
    circle(x, y, 44, 'none', { stroke: `url(#${id})`, 'stroke-width': 13 }) +
    line(`M${x - 40} ${y - 18}A44 44 0 0 1 ${x - 12} ${y - 42}`, glint, 3.4);
  /** A stretch of a ring once more, where it lies on top. */
  const over = (id: string, arc: string) =>
    line(arc, 'shadow', 15.5, { opacity: 0.25, 'stroke-linecap': 'butt' }) +
    line(arc, `#${id}`, 13, { 'stroke-linecap': 'butt' });
  return [
    defs(
      linearGradient(
        'a',
        [
          [0, 'clothLight'],
          [0.5, 'cloth'],
          [1, 'clothShade'],
        ],
        { gradientUnits: 'userSpaceOnUse', x1: 80, y1: 40, x2: 200, y2: 190 },
      ),
      linearGradient(
        'b',
        [
          [0, 'goldLight'],
          [0.5, 'gold'],
          [1, 'goldDark'],
        ],
        { gradientUnits: 'userSpaceOnUse', x1: 120, y1: 50, x2: 220, y2: 150 },
      ),
      linearGradient(
        'c',
        [
          [0, 'accentLight'],
          [0.5, 'accent'],
          [1, 'accentShade'],
        ],
        { gradientUnits: 'userSpaceOnUse', x1: 150, y1: 90, x2: 250, y2: 200 },
      ),
    ),
    ellipse(160, 206, 80, 7, 'shadow', { opacity: 0.18 }),
    group({}, ring(160, 88, 'b', 'goldLight'), ring(131, 142, 'a', 'clothPale'), ring(189, 142, 'c', 'accentPale')),
    over('b', 'M196 113.2A44 44 0 0 0 203.9 85.7') + over('b', 'M160 132A44 44 0 0 0 185.9 123.6'),
    over('a', 'M147.5 182.8A44 44 0 0 0 169.1 164'),
  ];
});
