import { ground } from '../../paint/curve.ts';
import { circle, defs, ellipse, group, line, moved, place, shape } from '../../paint/element.ts';
import { mountain } from '../../paint/land.ts';
import { dabs, fir } from '../../paint/plants.ts';
import { seedRandom } from '../../paint/random.ts';
import { mist, sky, sun } from '../../paint/sky.ts';
import { tile } from '../objectPicture.ts';

/** Two with rucksacks on a ridge; the trail goes on towards the peaks. */
export const hike = tile('question-34-hike', 60, () => {
  const random = seedRandom('hike-2');
  const peak = mountain(random, [226, 44], 120, 340, 150, 0.6);
  const walker = (skin: 1 | 2, coat: 'rose' | 'accent', pack: 'cloth' | 'leafDark', long: boolean) =>
    [
      shape('M-9 42l-2 44h8l3-34 5 34h8L9 42z', 'ink'),
      line('M-8 87h4M9 87h5', 'woodDark', 6),
      shape('M-13 10q3-8 13-8t13 8l2 36h-30z', coat),
      line('M-13 12q-7 14-4 28M13 12q7 14 4 28', coat, 6.5),
      circle(-17, 41, 3.2, `skin${skin}`) + circle(17, 41, 3.2, `skin${skin}`),
      shape('M-11 8q0-6 11-6t11 6v26q0 4-4 4H-7q-4 0-4-4z', pack),
      shape('M2 2q9 1 9 6v26q0 4-4 4H2z', 'shadow', { opacity: 0.25 }),
      line('M-9 1H9', 'paper', 5),
      ellipse(0, -10, 7.6, 9.2, `skin${skin}Shade`),
      long
        ? shape('M-8-9q-1-12 8-12t8 12q-1 7-8 7t-8-7zM-4-20q-1-7 4-7t4 7q-4 3-8 0z', 'hair')
        : shape('M-8-10q-1-11 8-11t8 11q-2 6-8 6t-8-6z', 'hair'),
      long
        ? line('M-5-13q0-5 4-6M-4-20q4 3 8 0', 'hairShade', 1.4)
        : line('M-10-12Q0-6 10-12', 'cloth', 3) + shape('M-8-12q0-10 8-10t8 10q-8 3-16 0z', 'cloth'),
    ].join('');
  return [
    sky(320, 170, 1),
    sun(84, 80, 15, 110),
    shape('M-4 140L50 92l26 18 40-36 44 40 20-14 60 44z', 'far', { opacity: 0.7 }),
    shape(peak.body, 'hill'),
    shape(peak.lit, 'far'),
    shape(peak.snow, 'snow'),
    mist('m', 106, 320, 66, 0.9),
    shape(
      ground(
        [
          [-4, 150],
          [70, 132],
          [170, 156],
          [260, 136],
          [324, 148],
        ],
        200,
      ),
      'near',
    ),
    defs(group({ id: 'f' }, fir(random, undefined, 4))),
    place('f', { x: 246, y: 154, scale: 0.34 }) +
      place('f', { x: 262, y: 156, scale: 0.44 }) +
      place('f', { x: 280, y: 156, scale: 0.36, flip: true }) +
      place('f', { x: 300, y: 160, scale: 0.48 }),
    shape(
      ground(
        [
          [-4, 176],
          [60, 180],
          [150, 172],
          [230, 178],
          [324, 170],
        ],
        244,
      ),
      'grass',
    ),
    shape('M208 174q20 2 12 10t-40 14t-40 18t-6 30H74q0-26 28-40t62-18t30-10t14-4z', 'sand'),
    shape('M102 206q34-14 62-18t30-10q6 6-24 13t-50 18q-22 12-18 37H74q0-26 28-40z', 'sandShade'),
    line(dabs(random, 250, 214, 60, 18, 10, 10, -80) + dabs(random, 36, 214, 36, 20, 8, 10, -80), 'leaf', 2),
    line(dabs(random, 240, 218, 60, 14, 9, 1) + dabs(random, 34, 220, 34, 12, 6, 1), 'violet', 4.4),
    shape('M252 244q4-22 24-26q26 0 34 10t14 16z', 'stone') +
      shape('M284 244q4-18-8-26q26 0 34 10t14 16z', 'stoneShade'),
    ellipse(116, 222, 44, 5, 'shadow', { opacity: 0.3 }),
    moved({ x: 98, y: 120, scale: 1.14 }, walker(2, 'rose', 'leafDark', false)),
    moved({ x: 142, y: 126, scale: 1.06 }, walker(1, 'accent', 'cloth', true)),
    line('M288 222V150', 'wood', 6),
    shape('M272 154h36l10 8-10 8h-36z', 'woodLight'),
    shape('M302 176h-34l-9 7 9 7h34z', 'wood'),
    line('M278 162h24M272 183h24', 'woodDark', 2),
  ];
});
