import { ground } from '../../paint/curve.ts';
import { circle, defs, element, group, line, linearGradient, moved, rect, shape } from '../../paint/element.ts';
import { broadleaf, dabs } from '../../paint/plants.ts';
import { seedRandom } from '../../paint/random.ts';
import { contact } from '../indoors.ts';
import { emblem } from './emblem.ts';

/** A picnic blanket in the shade of a tree. */
export const outdoor = emblem('outdoor', () => {
  const random = seedRandom('outdoor');
  return [
    defs(
      linearGradient('n', [
        [0, 'skyHigh'],
        [0.7, 'skyLow'],
      ]),
      element('clipPath', { id: 'c' }, circle(160, 120, 104, 'ink')),
    ),
    group(
      { 'clip-path': 'url(#c)' },
      rect(50, 10, 220, 160, '#n'),
      circle(226, 62, 14, 'sun'),
      shape(
        ground(
          [
            [50, 128],
            [120, 112],
            [200, 130],
            [272, 116],
          ],
          170,
        ),
        'far',
      ),
      shape(
        ground(
          [
            [50, 148],
            [120, 136],
            [200, 144],
            [272, 138],
          ],
          230,
        ),
        'grass',
      ),
      line(dabs(random, 160, 200, 96, 30, 24, 7, -80), 'leaf', 2.2),
      contact(122, 168, 72, 12, 0.2),
      moved({ x: 118, y: 170, scale: 1.36 }, broadleaf(random)),
      contact(196, 198, 60, 6),
      shape('M150 170h78l28 26H134z', 'paper'),
      shape('M163 170h13l-8 26h-17zM189 170h13l4 26h-17zM215 170h13l14 13-6 13h-9z', 'rose', { opacity: 0.85 }),
      shape('M145 177h90l9 8H140z', 'rose', { opacity: 0.6 }),
      shape('M160 168q0-4 4-4h36q4 0 4 4l-4 20h-36z', 'woodLight'),
      line('M164 172h36M165 180h35M174 166v22M188 166v22', 'wood', 1.6),
      line('M168 164q14-26 28 0', 'wood', 3.4),
      shape('M214 186v-20q0-4 2-6v-10h6v10q2 2 2 6v20z', 'leafDark'),
      shape('M214 172h10v8h-10z', 'paper'),
    ),
  ];
});
