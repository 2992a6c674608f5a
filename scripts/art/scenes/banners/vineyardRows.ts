import { ground } from '../../paint/curve.ts';
import { defs, group, line, moved, place, rect, shape } from '../../paint/element.ts';
import { hills } from '../../paint/land.ts';
import { broadleaf, cypress, dabs } from '../../paint/plants.ts';
import { times } from '../../paint/random.ts';
import type { Role } from '../../paint/roles.ts';
import { cloudLight, cloudShape, sky, sun } from '../../paint/sky.ts';
import { banner, tall, wide } from './banner.ts';

/** All rows run to one point; `depth` 0 is there, 1 at the lower edge. */
const [goalX, goalY] = [760, 196];
const at = (x: number, height: number, depth: number) =>
  `${Math.round(goalX + x * depth)} ${Math.round(goalY + (204 - height) * depth)}`;
const [from, to] = [0.2, 1.7];
const wall = (x: number, low: number, high: number) =>
  `M${at(x, low, from)}L${at(x, high, from)}L${at(x, high, to)}L${at(x, low, to)}z`;
const top = (x: number, half: number) =>
  `M${at(x - half, 70, from)}L${at(x - half, 70, to)}L${at(x + half, 70, to)}L${at(x + half, 70, from)}z`;

/** Leaves along the upper edge of the rows. */
const texture = (rows: readonly number[], role: Role) =>
  line(rows.map((x) => `M${at(x, 52, 0.26)}L${at(x, 52, to)}`).join(''), role, 8, {
    opacity: 0.7,
    'stroke-dasharray': '13 20 6 27',
  });

export const vineyardRows = banner(5, (random) => {
  const rows = times(6, (index) => 250 * (6 - index) - 160);
  const left = rows.map((x) => -x);
  return [
    sky(wide, tall, 0.5),
    sun(250, 120, 36, 340),
    cloudLight(),
    shape(cloudShape(random, 880, 92, 400, 52), '#cloud'),
    shape(hills(random, wide, 158, 24, 260, 200), 'far'),
    shape(hills(random, wide, 190, 20, 280, 230), 'hill'),
    shape(
      ground(
        [
          [-10, 226],
          [300, 212],
          [700, 218],
          [1080, 192],
          [1340, 174],
          [1610, 200],
        ],
        tall,
      ),
      'grass',
    ),
    line('M1010 200l300-20M960 216l420-28M980 230l480-34', 'leafDark', 5, { opacity: 0.6, 'stroke-dasharray': '9 7' }),
    defs(group({ id: 'c' }, cypress())),
    moved(
      { x: -200, y: 6 },
      ...(
        [
          [1150, 190, 0.75],
          [1182, 188, 0.95],
          [1210, 186, 0.7],
          [1440, 184, 0.85],
        ] as const
      ).map(([x, y, scale]) => place('c', { x, y, scale })),
      rect(1250, 142, 112, 44, 'wall'),
      shape('M1316 142h46v44h-46z', 'wallShade'),
      shape('M1242 144l28-20h74l26 20zM1221 112l19-20 19 20z', 'roof'),
      shape('M1226 186v-74h28v74z', 'wall'),
      line('M1268 162v10M1292 162v10M1334 162v8M1240 130v6', 'ink', 6),
    ),
    shape(`M0 236H${wide}V400H0z`, 'sand'),
    shape(`M${goalX - 30} 226L-900 400V236zM${goalX + 30} 226L2400 400V236z`, 'leaf'),
    shape(rows.map((x) => wall(x, 6, 70)).join(''), 'leaf'),
    shape(rows.map((x) => top(x + 22, 22)).join(''), 'leafLight'),
    shape(left.map((x) => wall(x, 6, 70)).join(''), 'leafDark'),
    shape(left.map((x) => top(x - 22, 22)).join(''), 'leaf'),
    texture(rows, 'leafLight'),
    texture(left, 'leaf'),
    line(dabs(random, 1080, 362, 260, 22, 6, 1), 'violetDark', 10),
    line(dabs(random, 420, 352, 260, 22, 5, 1), 'violet', 8),
    moved({ x: 66, y: 404, scale: 3 }, broadleaf(random, undefined, 1.1)),
  ];
});
