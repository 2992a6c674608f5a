import { circle, defs, group, linearGradient, place, rect, shape } from '../../paint/element.ts';
import { hills } from '../../paint/land.ts';
import { foliage, leaves } from '../../paint/plants.ts';
import { times } from '../../paint/random.ts';
import { mist, sun } from '../../paint/sky.ts';
import { banner, tall, wide } from './banner.ts';

/** Where the two rows of trees meet. */
const [meetX, meetY] = [800, 232];

export const autumnAvenue = banner(8, (random) => {
  const tree = group(
    { id: 't' },
    shape('M-11 0Q-4-40-7-70L-40-116h10L-2-90L4-130h9L9-92L36-120h9L10-66Q7-30 14 0z', 'woodDark'),
    shape(foliage(random, 4, -144, 96, 46, 15) + foliage(random, 52, -116, 50, 24, 9), 'autumnDark'),
    shape(foliage(random, -22, -154, 68, 34, 12) + foliage(random, 40, -132, 44, 18, 8), 'autumn'),
    shape(foliage(random, -28, -166, 56, 26, 9), 'autumnLight', { opacity: 0.75 }),
  );
  const rows = times(7, (index) => 0.17 * 1.5 ** index);
  const shadows = rows.slice(2).map((size) => {
    const [x, y, length] = [meetX - 190 * size, meetY + 66 * size, 460 * size].map(Math.round) as [
      number,
      number,
      number,
    ];
    return `M${x} ${y}h${length}l${Math.round(40 * size)} ${Math.round(9 * size)}h${-length}z`;
  });
  return [
    defs(
      linearGradient('air', [
        [0, 'sky'],
        [1, 'skyLow'],
      ]),
      linearGradient('way', [
        [0, 'skyLow'],
        [1, 'sandShade'],
      ]),
      linearGradient('floor', [
        [0, 'autumnLight'],
        [1, 'autumnDark'],
      ]),
      tree,
    ),
    rect(0, 0, wide, tall, '#air'),
    shape(hills(random, wide, 176, 18, 260, 200), 'far'),
    shape(hills(random, wide, 204, 18, 260, 130), 'hill'),
    sun(meetX, 196, 0, 400),
    rect(0, meetY, wide, 170, '#floor'),
    shape(`M${meetX - 8} ${meetY}L300 400H1300L${meetX + 8} ${meetY}z`, '#way'),
    shape(`M580 400L${meetX - 2} ${meetY}h4L1020 400z`, 'sand', { opacity: 0.4 }),
    shape(shadows.join(''), 'shadow', { opacity: 0.16 }),
    ...rows.flatMap((size) =>
      ([-1, 1] as const).map((side) =>
        place('t', {
          x: meetX + side * 205 * size,
          y: meetY + 68 * size,
          scale: size * 1.12,
          flip: side > 0,
          opacity: Math.min(1, 0.5 + size * 0.8),
        }),
      ),
    ),
    mist('m', 150, wide, 120, 0.6, 'glow'),
    shape(leaves(random, 800, 360, 760, 38, 18, 15, 10), 'autumnDark', { opacity: 0.7 }),
    shape(leaves(random, 800, 364, 760, 36, 20, 15, 0), 'autumnLight'),
    shape(leaves(random, 800, 150, 420, 110, 8, 12), 'autumnLight'),
    shape(
      'M770 282q-9 2-9 14l1 22h4l1 24h5l1-24 2 24h5l2-46q0-12-8-14zM796 284q-7 2-8 12l-3 30h6v16h5l1-16 1 16h4v-16h5l-4-30q0-10-7-12z',
      'front',
    ),
    circle(772, 275, 6, 'front') + circle(796, 278, 5.5, 'front'),
    shape('M764 342h44l60 26h-56z', 'shadow', { opacity: 0.2 }),
  ];
});
