import { ground } from '../../paint/curve.ts';
import { defs, group, line, moved, place, shape } from '../../paint/element.ts';
import { fir, foliage } from '../../paint/plants.ts';
import { seedRandom, times } from '../../paint/random.ts';
import { cloudLight, cloudShape, mist, sky } from '../../paint/sky.ts';
import { tile } from '../objectPicture.ts';

/** A train on a viaduct, high above a wooded valley. */
export const train = tile('question-34-train', 50, () => {
  const random = seedRandom('train');
  const arch = 'M0 0h54v104H44V44q0-22-17-22t-17 22v60H0z';
  const coach =
    shape('M0 0h62v22H0z', 'cloth') +
    shape('M0-3q2-5 6-5h50q4 0 6 5v4H0z', 'clothShade') +
    shape('M0 15h62v3H0z', 'paper') +
    line('M7 8h7M20 8h7M33 8h7M46 8h8', 'lamp', 7, { 'stroke-linecap': 'butt' }) +
    line('M10 24h8M44 24h8', 'ink', 5);
  return [
    sky(320, 190, 0.9),
    cloudLight(),
    shape(cloudShape(random, 16, 62, 130, 38) + cloudShape(random, 210, 44, 100, 24), '#cloud'),
    shape('M-4 120L40 64l24 26 44-58 52 66 36-34 50 54 30-24 52 44v90H-4z', 'far'),
    shape('M108 32l-24 32 14-4 10 12 8-12 14 6zM196 64l-14 13 14-2 8 8 6-8z', 'snow'),
    shape(
      ground(
        [
          [-4, 128],
          [60, 112],
          [140, 140],
          [230, 120],
          [324, 136],
        ],
        220,
      ),
      'hill',
    ),
    mist('m', 118, 320, 60, 0.8),
    shape(
      ground(
        [
          [-4, 168],
          [70, 156],
          [160, 184],
          [250, 160],
          [324, 150],
        ],
        244,
      ),
      'leaf',
    ),
    shape('M150 190q-30 14 6 24t-26 30h70q20-14-10-32t-16-24z', 'water'),
    moved(
      { y: 20 },
      defs(
        group(
          { id: 'a' },
          shape(arch, 'stone'),
          shape('M44 44q0-22-17-22q12 6 12 24v58h5zM54 0v104h-3V0z', 'stoneShade'),
          line('M8 12h10M30 10h12M2 40h6M2 66h6', 'stoneShade', 1.2),
        ),
      ),
      times(7, (index) => place('a', { x: -26 + index * 54, y: 116 })).join(''),
      shape('M-4 106h328v12H-4z', 'stone'),
      shape('M-4 115h328v4H-4z', 'stoneShade'),
      line('M-4 104h328', 'ink', 2),
      defs(group({ id: 'c' }, coach)),
      place('c', { x: -6, y: 78 }),
      place('c', { x: 58, y: 78 }),
      place('c', { x: 122, y: 78 }),
      shape('M186 70h42q24 4 34 26l1 4H186z', 'cloth'),
      shape('M186 75q2-5 6-5h36q10 2 16 6h-58z', 'clothShade'),
      shape('M186 93h74l3 7h-77z', 'paper'),
      shape('M232 78h12q8 4 12 10h-24z', 'lamp'),
      line('M194 86h8M208 86h12', 'lamp', 7, { 'stroke-linecap': 'butt' }),
      line('M196 102h8M240 102h8', 'ink', 5),
      line('M258 96h0', 'bright', 4),
    ),
    shape(
      ground(
        [
          [-4, 206],
          [50, 196],
          [110, 224],
          [150, 246],
        ],
        246,
      ),
      'leafDark',
    ),
    shape(
      ground(
        [
          [170, 246],
          [210, 222],
          [270, 204],
          [324, 190],
        ],
        246,
      ),
      'leafDark',
    ),
    shape(foliage(random, 70, 226, 30, 16, 11) + foliage(random, 224, 230, 28, 16, 11), 'leaf'),
    defs(group({ id: 'f' }, fir(random))),
    place('f', { x: 22, y: 232, scale: 1.1 }),
    place('f', { x: 48, y: 240, scale: 0.8, flip: true }),
    place('f', { x: 296, y: 232, scale: 1.2, flip: true }),
    place('f', { x: 262, y: 240, scale: 0.75 }),
  ];
});
