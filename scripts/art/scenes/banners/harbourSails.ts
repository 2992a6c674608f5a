import { defs, group, line, linearGradient, moved, place, rect, shape } from '../../paint/element.ts';
import { hills } from '../../paint/land.ts';
import { times } from '../../paint/random.ts';
import { birds, cloudLight, cloudShape, sky, sun } from '../../paint/sky.ts';
import { shimmer } from '../../paint/water.ts';
import { banner, tall, wide } from './banner.ts';

const sea = 236;
const yacht = [
  shape('M4 0V-176Q76-90 68-14Q34-6 4-10z', 'paper'),
  shape('M4-176Q76-90 68-14l-14 2Q60-90 4-176z', 'paperShade'),
  shape('M-4-8V-150Q-54-70-62-6Q-30-12-4-8z', 'accent'),
  shape('M-4-150Q-54-70-62-6l14-2Q-40-70-4-150z', 'accentLight'),
  line('M0 4V-186', 'woodDark', 4),
  shape('M-78 2Q0 12 86-2Q70 30 48 32H-50Q-70 26-78 2z', 'clothShade'),
  shape('M-78 2Q0 12 86-2l-3 7Q0 19-75 8z', 'paper'),
  shape('M4-186l26 6-26 6z', 'accent'),
].join('');
export const harbourSails = banner(11, (random) => {
  const fronts = ['wall', 'accentPale', 'sand', 'clothPale'] as const;
  const row = times(8, (index) => ({
    x: 90 + index * 62,
    width: 56,
    height: 52 + ((index * 29) % 34),
    fill: fronts[(index * 3) % 4]!,
  }));
  return [
    sky(wide, tall, 0.6),
    sun(1240, 150, 34, 360),
    cloudLight(),
    shape(cloudShape(random, 640, 110, 380, 52) + cloudShape(random, 1330, 84, 220, 30), '#cloud'),
    shape(hills(random, wide, 190, 26, 250, 200), 'far'),
    shape('M-10 130Q200 110 380 168T760 238H-10z', 'hill'),
    defs(
      linearGradient('s', [
        [0, 'skyLow'],
        [0.22, 'water'],
        [1, 'waterDeep'],
      ]),
      group({ id: 'y' }, yacht),
    ),
    ...row.map(({ x, width, height, fill }) => rect(x, sea - height, width, height, fill)),
    shape(
      row.map(({ x, width, height }) => `M${x - 3} ${sea - height}l${width / 2 + 3}-22 ${width / 2 + 3} 22z`).join(''),
      'roof',
    ),
    shape(
      row.map(({ x, width, height }) => `M${x + width - 14} ${sea - height}h14v${height}h-14z`).join(''),
      'shadow',
      { opacity: 0.14 },
    ),
    line(row.map(({ x, height }) => `M${x + 14} ${sea - height + 14}v8m18-8v8m0 14v8m-18-8v8`).join(''), 'ink', 6, {
      opacity: 0.7,
    }),
    shape('M120 236V122l14-34 14 34v114z', 'wallShade') + shape('M116 124l18-44 18 44z', 'roof'),
    rect(0, sea, wide, tall - sea, '#s'),
    shape(`M0 ${sea}H660l30 10H0z`, 'stoneShade'),
    line(shimmer(random, 0, sea + 12, wide, 130, 26), 'bright', 2, { opacity: 0.45 }),
    line(times(7, (index) => `M${190 + index * 66} ${sea + 10}v${-70 - ((index * 37) % 50)}`).join(''), 'woodDark', 3),
    shape(times(7, (index) => `M${166 + index * 66} ${sea + 4}h52q-6 14-14 14h-28z`).join(''), 'paper'),
    place('y', { x: 1330, y: 254, scale: 0.5 }),
    place('y', { x: 1120, y: 262, scale: 0.66, flip: true }),
    place('y', { x: 1480, y: 310, scale: 1.25 }),
    place('y', { x: 1480, y: 394, scale: 1.25, scaleY: -0.5, opacity: 0.2 }),
    place('y', { x: 820, y: 318, scale: 1.5 }),
    place('y', { x: 820, y: 418, scale: 1.5, scaleY: -0.55, opacity: 0.22 }),
    line('M690 366h270M730 380h180M1380 352h200', 'bright', 4, { opacity: 0.55 }),
    moved({ x: 400, y: 400 }, line('M0-40v50M60-34v44M120-40v50', 'front', 16), line('M-6-30h130', 'front', 4)),
    birds(
      [
        [540, 110],
        [586, 90],
        [626, 120],
      ],
      24,
    ),
  ];
});
