import { d } from '../../paint/curve.ts';
import { circle, defs, ellipse, group, line, linearGradient, place, rect, shape } from '../../paint/element.ts';
import { leafShape } from '../../paint/plants.ts';
import { seedRandom } from '../../paint/random.ts';
import { sky, sun } from '../../paint/sky.ts';
import { shimmer } from '../../paint/water.ts';
import { contact, lampGlow, steam } from '../indoors.ts';
import { tile } from '../objectPicture.ts';

const orchid = (x: number, y: number) =>
  shape(d`M${x - 9} ${y}q-3-10 9-13q12 3 9 13q2 9-9 9t-9-9z`, 'roseLight') + circle(x, y, 3.6, 'rose');

/** A warm pool under timber arches, hills beyond; folded towels and an orchid at its edge. */
export const spa = tile('question-34-spa', 60, () => {
  const random = seedRandom('spa');
  return [
    sky(320, 140, 1),
    sun(118, 92, 14, 110),
    shape('M-4 128l50-44 34 26 52-38 50 40 36-26 50 30 56-28v60H-4z', 'far'),
    shape('M-4 140q50-30 110-18t110-6t108 10v24H-4z', 'hill'),
    defs(
      linearGradient('w', [
        [0, 'skyLow'],
        [0.25, 'water'],
        [1, 'waterDeep'],
      ]),
    ),
    rect(0, 138, 320, 102, '#w'),
    shape('M84 140h68l18 60H66z', 'sun', { opacity: 0.3 }),
    line(shimmer(random, 0, 146, 320, 66, 30), 'bright', 2, { opacity: 0.6 }),
    defs(group({ id: 'p' }, shape('M0 0h14v180H0z', 'woodLight'), shape('M9 0h5v180H9z', 'wood'))),
    shape('M-4 0h328v26H-4z', 'woodLight'),
    shape('M-4 20h328v7H-4z', 'wood'),
    line('M30 0v20M80 0v20M130 0v20M180 0v20M230 0v20M280 0v20', 'wood', 3),
    shape('M20 26h74q-62 6-74 66zM306 26h-74q62 6 74 66z', 'wood'),
    place('p', { x: 6, y: 26 }) + place('p', { x: 306, y: 26 }),
    line(steam(150, 190, 84) + steam(206, 184, 76), 'bright', 7, { opacity: 0.3 }),
    line(steam(178, 166, 56), 'bright', 5, { opacity: 0.35 }),
    shape('M-4 198q90 16 170 6t158-16v56H-4z', 'stone'),
    shape('M-4 198q90 16 170 6t158-16v7q-80 8-158 17t-170-6z', 'snow'),
    contact(86, 226, 66, 7),
    shape('M30 214q0-9 8-9h92q10 0 10 9t-10 9H38q-8 0-8-9z', 'cloth'),
    shape('M36 197q0-8 8-8h80q10 0 10 8t-10 8H44q-8 0-8-8z', 'paper'),
    shape('M40 182q0-7 7-7h72q9 0 9 7t-9 7H47q-7 0-7-7z', 'accentPale'),
    line('M134 214h-60M128 197H70M122 182H72', 'shadow', 1.4, { opacity: 0.35 }),
    shape(
      'M118 205h12q10 0 10 9t-10 9h-12q8-9 0-18zM114 189h10q10 0 10 8t-10 8h-10q8-8 0-16zM110 175h9q9 0 9 7t-9 7h-9q6-7 0-14z',
      'shadow',
      { opacity: 0.18 },
    ),
    shape(leafShape([84, 176], [54, 160], 6) + leafShape([86, 176], [112, 158], 6), 'leafDark'),
    orchid(76, 162) + orchid(92, 156),
    contact(246, 224, 44, 6),
    ellipse(246, 214, 36, 11, 'stoneShade') +
      ellipse(243, 196, 27, 9, 'ink') +
      ellipse(247, 181, 20, 8, 'stoneShade') +
      ellipse(245, 169, 13, 6, 'stone'),
    line('M220 209q14-6 34-5M226 192q10-4 22-4M234 178q6-3 14-3', 'snow', 2.4, { opacity: 0.7 }),
    contact(298, 222, 16, 4),
    shape('M288 194h20l-2 28h-16z', 'paper'),
    shape('M300 194h8l-2 28h-8z', 'paperShade'),
    lampGlow(298, 184, 40, 0.6),
    shape('M298 194q-8-10 0-20q8 10 0 20z', 'lamp'),
  ];
});
