import { defs, element, group, line, moved, place, rect, shape } from '../../paint/element.ts';
import { hills } from '../../paint/land.ts';
import { broadleaf, cypress } from '../../paint/plants.ts';
import { times } from '../../paint/random.ts';
import { birds, cloudLight, cloudShape, sky, sun } from '../../paint/sky.ts';
import { banner, tall, wide } from './banner.ts';

/** One row, straight towards the viewer; the others are the same row, sheared. */
const row = group(
  { id: 'r' },
  shape('M-3 30L-82 226H82L3 30z', 'violetDark'),
  shape('M-3 30L-74 226H44L1 30z', 'violet'),
  line('M-3 36L-34 226', 'violetLight', 10, { 'stroke-dasharray': '10 17 5 12', opacity: 0.8 }),
  line('M1 60L16 226', 'violetLight', 7, { 'stroke-dasharray': '5 23 9 12', opacity: 0.5 }),
);

/** Shear moves a row's foot aside and leaves its far end where the rows meet. */
const sheared = (id: string, index: number, x = 0, y = 0) =>
  element('use', { href: `#${id}`, transform: `matrix(1 0 ${Math.round(index * 88) / 100} 1 ${x - index * 14} ${y})` });
const four = group({ id: 'q' }, ...times(4, (index) => sheared('r', index)));

export const lavenderField = banner(14, (random) => {
  const stems = times(8, (index) => ({
    x: index * 51,
    lean: Math.round(random.around(0, 9)),
    height: Math.round(random.between(44, 84)),
  }));
  const spikes = group(
    { id: 's' },
    line(stems.map(({ x, lean, height }) => `M${x} 0l${lean}-${height}`).join(''), 'leafDark', 3),
    line(
      stems.map(({ x, lean, height }) => `M${x + lean} ${-height}l${-Math.round(lean / 2)} 30`).join(''),
      'violet',
      12,
      { 'stroke-dasharray': '1 9' },
    ),
    line(
      stems.map(({ x, lean, height }) => `M${x + lean - 3} ${-height - 3}l${-Math.round(lean / 2)} 26`).join(''),
      'violetLight',
      6,
      { 'stroke-dasharray': '1 9' },
    ),
  );
  return [
    sky(wide, tall, 0.56),
    sun(1330, 128, 40, 380),
    cloudLight(),
    shape(cloudShape(random, 240, 112, 420, 56), '#cloud'),
    shape(hills(random, wide, 168, 30, 240, 180), 'far'),
    shape(hills(random, wide, 200, 16, 250, 240), 'hill'),
    rect(0, 216, wide, 184, 'leafDark'),
    shape('M0 214q200-12 420 0t440 0 420-2 320 4v16H0z', 'leaf'),
    defs(row, four, spikes, group({ id: 'c' }, cypress())),
    ...times(5, (index) => sheared('q', index * 4 - 10, 980, 190)),
    rect(380, 158, 110, 62, 'wall') + rect(490, 176, 70, 44, 'wall'),
    shape('M452 158h38v62h-38zM538 176h22v44h-22z', 'wallShade'),
    shape('M372 160l28-26h82l20 26zM490 178l6-18h58l12 18z', 'roof'),
    line('M402 176v10M430 176v10M512 192v8', 'violetDark', 7),
    rect(462, 194, 14, 26, 'woodDark'),
    ...(
      [
        [350, 222, 0.9],
        [328, 222, 0.66],
        [590, 222, 1.1],
        [614, 222, 0.72],
      ] as const
    ).map(([x, y, scale]) => place('c', { x, y, scale })),
    moved({ x: 1190, y: 226, scale: 1.35 }, broadleaf(random, undefined, 1.2)),
    ...times(4, (index) => place('s', { x: index * 410 + 4, y: 404 + (index % 2) * 8, scale: index % 2 ? 1.05 : 1.2 })),
    birds(
      [
        [720, 132],
        [760, 116],
        [792, 138],
      ],
      20,
    ),
  ];
});
