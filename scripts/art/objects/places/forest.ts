import { d } from '../../paint/curve.ts';
import { defs, line, linearGradient, rect, shape } from '../../paint/element.ts';
import { dabs, foliage, leaves } from '../../paint/plants.ts';
import { seedRandom, times } from '../../paint/random.ts';
import { rays } from '../../paint/sky.ts';
import { tile } from '../objectPicture.ts';

/** Old trunks, light falling through the leaves, a path between them. */
export const forest = tile('question-9-forest', 50, () => {
  const random = seedRandom('forest');
  const trunks = (places: readonly (readonly [x: number, width: number])[], foot: number) =>
    places
      .map(
        ([x, w]) =>
          d`M${x - w} ${foot + w}Q${x - w * 0.5} ${foot - w * 2} ${x - w * 0.5} 90L${x - w * 0.4}-4H${x + w * 0.4}L${x + w * 0.5} 90Q${x + w * 0.5} ${foot - w * 2} ${x + w} ${foot + w}z`,
      )
      .join('');
  const fern = (x: number, y: number, size: number) =>
    times(7, (_, share) => {
      const lean = (share - 0.5) * 2 * size;
      return d`M${x} ${y}q${lean * 0.3}${-size * (1.2 - Math.abs(share - 0.5))} ${lean}${-size * (0.75 - Math.abs(share - 0.5))}`;
    }).join('');
  return [
    defs(
      linearGradient('a', [
        [0, 'leafLight'],
        [0.5, 'skyLow'],
        [0.75, 'fog'],
      ]),
    ),
    rect(0, 0, 320, 240, '#a'),
    shape(
      trunks(
        [
          [30, 7],
          [74, 6],
          [112, 5],
          [150, 4],
          [182, 5],
          [226, 7],
          [262, 5],
          [300, 8],
        ],
        156,
      ),
      'grass',
      { opacity: 0.75 },
    ),
    shape('M0 158q80-14 150-8t170 2v90H0z', 'grass'),
    shape(
      trunks(
        [
          [58, 12],
          [130, 9],
          [208, 10],
          [248, 14],
        ],
        168,
      ),
      'leaf',
    ),
    shape('M0 178q60-18 140-14t180 4v74H0z', 'leaf'),
    shape('M150 164q22-2 26 0q-10 10-30 22q-34 20-22 54H52q-2-36 54-56q32-12 44-20z', 'sand'),
    shape('M150 164q-12 8-44 20q-56 20-54 56h16q0-36 48-54q32-14 46-23z', 'sandShade'),
    rays(70, -40, 330, [40, 52, 63, 76], 6),
    line(dabs(random, 236, 196, 70, 22, 40, 8, -85) + dabs(random, 30, 190, 36, 12, 20, 7, -85), 'leafLight', 2),
    shape(
      trunks(
        [
          [16, 26],
          [290, 30],
        ],
        214,
      ),
      'woodDark',
    ),
    shape('M3 90Q4 170-4 240H6Q14 160 12-4H6zM276 90q0 84-14 150h12q12-70 12-244h-8z', 'wood'),
    shape('M-4 228q40-18 70-8t60 24H-4zM150 244q40-24 90-24t84-10v34z', 'leafDark'),
    line(fern(58, 234, 44) + fern(222, 236, 50), 'leafDark', 4),
    line(fern(54, 236, 36) + fern(226, 238, 40), 'leaf', 3),
    shape(foliage(random, 30, 4, 66, 34, 13) + foliage(random, 300, 2, 60, 40, 13), 'leafDark'),
    shape(foliage(random, 112, -6, 62, 26, 12) + foliage(random, 214, -8, 60, 28, 12), 'leaf'),
    shape(
      leaves(random, 120, 4, 70, 16, 12, 11, 60) +
        leaves(random, 20, 18, 50, 18, 9, 12, 60) +
        leaves(random, 240, 10, 60, 16, 10, 11, 60),
      'leafLight',
    ),
  ];
});
