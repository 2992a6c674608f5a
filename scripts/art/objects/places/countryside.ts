import { ground } from '../../paint/curve.ts';
import { defs, group, line, place, shape } from '../../paint/element.ts';
import { broadleaf, dabs, poplar } from '../../paint/plants.ts';
import { seedRandom } from '../../paint/random.ts';
import { cloudLight, cloudShape, sky, sun } from '../../paint/sky.ts';
import { tile } from '../objectPicture.ts';

/** Fields in stripes, a farmhouse among trees, the lane that leads there. */
export const countryside = tile('question-9-countryside', 50, () => {
  const random = seedRandom('countryside');
  return [
    sky(320, 130, 1),
    sun(60, 84, 0, 110),
    cloudLight(),
    shape(cloudShape(random, 150, 64, 140, 36), '#cloud'),
    shape(
      ground(
        [
          [-4, 100],
          [70, 88],
          [160, 102],
          [240, 86],
          [324, 96],
        ],
        140,
      ),
      'far',
    ),
    shape(
      ground(
        [
          [-4, 118],
          [80, 108],
          [170, 122],
          [250, 106],
          [324, 112],
        ],
        160,
      ),
      'hill',
    ),
    shape(
      ground(
        [
          [-4, 132],
          [90, 124],
          [190, 138],
          [324, 122],
        ],
        190,
      ),
      'leafLight',
    ),
    line('M20 132q60 14 90 60M58 130q60 12 100 58M98 128q60 12 110 52M138 130q56 12 110 46', 'grass', 4, {
      opacity: 0.8,
    }),
    shape(
      ground(
        [
          [-4, 170],
          [100, 150],
          [220, 158],
          [324, 138],
        ],
        244,
      ),
      'autumnLight',
    ),
    line('M324 146q-90 14-150 92M324 156q-80 14-124 86M324 170q-64 14-98 74M324 188q-46 14-66 56', 'autumn', 2.6, {
      opacity: 0.45,
    }),
    defs(group({ id: 'p' }, poplar(random))),
    place('p', { x: 186, y: 140, scale: 0.62 }),
    place('p', { x: 202, y: 140, scale: 0.75 }),
    place('p', { x: 219, y: 139, scale: 0.58, flip: true }),
    shape('M232 118h44v26h-44z', 'wall'),
    shape('M276 118h16v25h-16z', 'wallShade'),
    shape('M226 119l12-17h46l13 17z', 'roof'),
    shape('M284 102l13 17h-18z', 'shadow', { opacity: 0.35 }),
    line('M241 126v5M252 126v5M267 126v5', 'ink', 4, { 'stroke-linecap': 'butt' }),
    shape('M257 136h6v8h-6zM246 96h6v9h-6z', 'woodDark'),
    shape(
      ground(
        [
          [-4, 190],
          [60, 166],
          [130, 172],
          [200, 200],
          [250, 246],
        ],
        244,
      ),
      'leaf',
    ),
    shape('M256 144Q190 152 150 176Q112 202 124 244H60Q62 206 108 178Q160 150 252 142z', 'sand'),
    shape('M108 178Q62 206 60 244h12Q76 206 118 180z', 'sandShade'),
    line(dabs(random, 30, 214, 46, 26, 20, 10, -80) + dabs(random, 170, 222, 34, 18, 13, 9, -80), 'leafLight', 2),
    line(dabs(random, 24, 216, 34, 20, 9, 1) + dabs(random, 172, 226, 26, 12, 7, 1), 'rose', 4.4),
    group({ transform: 'translate(40 188)scale(1.25)' }, broadleaf(random)),
  ];
});
