import { d, smooth } from '../../paint/curve.ts';
import { circle, defs, group, line, linearGradient, place, rect, shape } from '../../paint/element.ts';
import { foliage, leafShape } from '../../paint/plants.ts';
import { seedRandom } from '../../paint/random.ts';
import { cloudLight, cloudShape, sky } from '../../paint/sky.ts';
import { shimmer } from '../../paint/water.ts';
import { onCircle } from '../../path.ts';
import { tile } from '../objectPicture.ts';

const crown = (angles: readonly number[], reach: number) =>
  angles
    .map((angle) => {
      const [x, y] = onCircle(reach, angle);
      return d`M0 0Q${x * 0.5} ${y * 0.5 - reach * 0.5} ${x} ${y + reach * 0.28}Q${x * 0.45} ${y * 0.5 - reach * 0.16} 0 0z`;
    })
    .join('');

/** A small island with palms, far from anywhere; a boat lies at anchor. */
export const island = tile('question-9-island', 50, () => {
  const random = seedRandom('island');
  return [
    sky(320, 128, 1),
    cloudLight(),
    shape(cloudShape(random, 12, 100, 150, 54) + cloudShape(random, 196, 112, 130, 32), '#cloud'),
    defs(
      linearGradient('w', [
        [0, 'waterDeep'],
        [0.4, 'water'],
        [1, 'skyHigh'],
      ]),
    ),
    rect(0, 118, 320, 122, '#w'),
    line(shimmer(random, 0, 124, 320, 96, 30), 'bright', 1.6, { opacity: 0.6 }),
    shape('M40 156q50-16 120-16t124 20q-20 22-124 22T40 156z', 'bright', { opacity: 0.35 }),
    shape('M66 152q50-18 100-18t92 20q-20 14-96 14t-96-16z', 'sand'),
    shape('M110 164q70 6 148-10q-20 14-96 14q-32 0-52-4z', 'sandShade'),
    shape(foliage(random, 140, 138, 42, 13, 11) + foliage(random, 188, 140, 40, 12, 11), 'leafDark'),
    shape(foliage(random, 134, 134, 32, 9, 10) + foliage(random, 182, 136, 28, 8, 9), 'leaf'),
    line('M152 142q-2-34 12-66', 'woodDark', 5),
    line('M190 144q12-22 14-42', 'woodDark', 4),
    line('M128 142q-12-20-10-40', 'wood', 3.6),
    defs(
      group(
        { id: 'p' },
        shape(crown([-160, -110, -60, -15, 30, 150], 34), 'leafDark'),
        shape(crown([-175, -130, -85, -35, 5], 30), 'leaf'),
        shape(leafShape([0, 0], [-24, -9], 3, 5), 'leafLight'),
        circle(2, 4, 2.6, 'woodDark'),
        circle(-3, 4, 2.6, 'wood'),
      ),
    ),
    place('p', { x: 164, y: 76, scale: 1.15 }),
    place('p', { x: 204, y: 102, scale: 0.85, flip: true }),
    place('p', { x: 118, y: 102, scale: 0.75 }),
    shape('M206 222q34 10 84 0l-10 10h-62z', 'shadow', { opacity: 0.3 }),
    shape('M196 200q46 14 98-2q-6 20-20 24h-56q-16-6-22-22z', 'paper'),
    shape('M250 222h24q14-4 20-24q-24 7-44 8z', 'paperShade'),
    line('M196 200q46 14 98-2', 'cloth', 4),
    line('M246 206V150', 'woodDark', 2.6),
    shape('M242 196q-24-10-32-4q26-12 32-40z', 'accent'),
    shape(
      smooth(
        [
          [250, 154],
          [274, 178],
          [282, 194],
          [250, 198],
        ],
        true,
        0.5,
      ),
      'paper',
    ),
  ];
});
