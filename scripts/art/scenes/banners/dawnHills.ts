import { d, ground } from '../../paint/curve.ts';
import { defs, line, linearGradient, moved, shape } from '../../paint/element.ts';
import { hills, treeline } from '../../paint/land.ts';
import { broadleaf, grass } from '../../paint/plants.ts';
import type { Role } from '../../paint/roles.ts';
import { birds, sky, streaks, sun } from '../../paint/sky.ts';
import { banner, tall, wide } from './banner.ts';

/** A layer whose foot dissolves in the mist of the valley. */
const misty = (id: string, role: Role) =>
  linearGradient(id, [
    [0, role],
    [1, 'fog'],
  ]);

export const dawnHills = banner(1, (random) => {
  const nearLine = [
    [-10, 300],
    [240, 268],
    [520, 300],
    [820, 330],
    [1120, 296],
    [1380, 262],
    [1610, 282],
  ] as const;
  return [
    sky(wide, tall, 0.6),
    sun(620, 172, 38, 330),
    shape(streaks(random, 200, 74, 1100, 5), 'cloud', { opacity: 0.7 }),
    defs(misty('a', 'far'), misty('b', 'hill'), misty('c', 'near')),
    shape(hills(random, wide, 178, 34, 262, 150), '#a', { opacity: 0.75 }),
    shape(hills(random, wide, 216, 30, 300, 190), '#a'),
    shape(hills(random, wide, 252, 24, 350, 230), '#b'),
    shape(treeline(random, nearLine, 28, 30, 400), '#c'),
    shape(ground(nearLine, tall), '#c'),
    shape(
      ground(
        [
          [-10, 348],
          [300, 368],
          [700, 386],
          [1080, 356],
          [1340, 322],
          [1610, 340],
        ],
        tall,
      ),
      'front',
    ),
    moved(
      { x: 1300, y: 334, scale: 1.75 },
      broadleaf(random, { dark: 'front', middle: 'near', light: 'hill', trunk: 'front' }, 1.15),
    ),
    line(grass(random, 880, 390, 720, 24, 34), 'near', 2),
    line(d`M1216 331l0 22M1216 338l44 4M1260 333l0 20M1172 338l44 0M1172 334l0 22`, 'front', 4),
    birds(
      [
        [760, 128],
        [806, 112],
        [846, 136],
      ],
      22,
    ),
  ];
});
