import { defs, ellipse, group, line, linearGradient, moved, place, rect, shape } from '../../paint/element.ts';
import { dabs, foliage } from '../../paint/plants.ts';
import { seedRandom } from '../../paint/random.ts';
import { birds, cloudLight, cloudShape, sky } from '../../paint/sky.ts';
import { shimmer } from '../../paint/water.ts';
import { contact } from '../indoors.ts';
import { tile } from '../objectPicture.ts';

/** Gabled houses on a canal, a bridge, a café table in the sun. */
export const cityBreak = tile('question-34-city_break', 50, () => {
  const random = seedRandom('city break');
  return [
    sky(320, 170, 1),
    cloudLight(),
    shape(cloudShape(random, 186, 64, 120, 34), '#cloud'),
    shape('M222 150V66l10-28 10 28v84zM204 150v-40h62v40z', 'far'),
    line('M232 38V26M232 76v10', 'hill', 2.4),
    birds(
      [
        [262, 40],
        [280, 32],
      ],
      9,
      'hill',
    ),
    shape('M0 168V66l22-30 22 30v102z', 'roof'),
    shape('M44 168V54h8V42h10V30h20v12h10v12h8v114z', 'wall'),
    shape('M100 168V76q2-4 8-6q8-22 18-22t18 22q6 2 8 6v92z', 'cloth'),
    shape('M152 168V92l20-24 20 24v76z', 'sand'),
    shape('M36 55l8 11v102h-8zM92 54h8v114h-8zM144 70q6 2 8 6v92h-8zM184 82l8 10v76h-8z', 'shadow', { opacity: 0.25 }),
    line(
      'M12 78v12M30 78v12M12 108v12M30 108v12M112 88v12M126 88v12M140 88v12M112 116v12M126 116v12M140 116v12M165 104v10M180 104v10M165 128v10M180 128v10M22 52v6M126 60v5',
      'snow',
      6,
      { 'stroke-linecap': 'butt' },
    ),
    line('M58 66v14M72 66v14M86 66v14M58 98v14M72 98v14M86 98v14M72 42v7', 'clothShade', 6, {
      'stroke-linecap': 'butt',
    }),
    line('M4 134h36M48 124h48M104 142h44', 'shadow', 1.8, { opacity: 0.4 }),
    shape('M6 140h32v28H6zM64 138h16v30H64zM118 148h16v20h-16zM166 146h12v22h-12z', 'woodDark'),
    shape('M2 132h40l6 14H-4z', 'paper'),
    shape('M9 132h8l-1 14H5zM25 132h9l5 14H28z', 'rose'),
    shape(foliage(random, 284, 106, 40, 44, 13), 'leafDark'),
    shape(foliage(random, 277, 98, 30, 32, 12), 'leaf'),
    line(dabs(random, 270, 88, 24, 24, 16, 6), 'leafLight', 3),
    line('M286 170v-40', 'woodDark', 6),
    defs(
      linearGradient('w', [
        [0, 'waterDeep'],
        [1, 'water'],
      ]),
    ),
    rect(0, 166, 320, 74, '#w'),
    shape('M0 172h44v24H0z', 'roof', { opacity: 0.4 }) +
      shape('M46 172h52v30H46zM152 172h40v20h-40z', 'wall', { opacity: 0.4 }) +
      shape('M102 172h50v22h-50z', 'cloth', { opacity: 0.5 }),
    line(shimmer(random, 0, 176, 320, 50, 22), 'bright', 1.8, { opacity: 0.55 }),
    shape('M0 164h196v8H0zM258 164h62v8h-62z', 'stoneShade'),
    shape('M172 178q46-46 108-34l44 12v22h-20q-16-22-46-22t-52 22z', 'rock'),
    shape('M206 178q22-22 52-22t46 22h-8q-16-16-38-16t-40 16z', 'rockDark'),
    line('M172 170q48-44 110-32l42 12', 'paper', 4),
    line('M190 158v10M214 144v10M242 136v10M272 135v10M300 142v10', 'ink', 2),
    shape('M-4 216q80-14 170-6q60 6 158 2v30H-4z', 'stone'),
    shape('M-4 216q80-14 170-6q60 6 158 2v5q-90 4-160-2q-90-8-168 6z', 'snow'),
    contact(106, 234, 64, 6),
    defs(
      group(
        { id: 'c' },
        line('M0 30L-3 56M22 30L25 56M2 30L-4-2M4 30h18', 'woodDark', 3),
        shape('M-2 24h26v6H-2z', 'accent'),
        line('M-4-4q2-6 8-4l8 30', 'wood', 3),
      ),
    ),
    place('c', { x: 56, y: 178 }),
    place('c', { x: 160, y: 178, flip: true }),
    line('M108 192v40M94 234l14-6 14 6', 'ink', 3.4),
    ellipse(108, 192, 27, 6, 'paperShade') + ellipse(108, 189.5, 27, 6, 'paper'),
    line('M96 189h6M114 190h6', 'cloth', 5),
    line('M108 188v-12', 'leafDark', 2) + line('M108 174h0', 'rose', 7),
    moved(
      { x: 232, y: 214 },
      contact(0, 12, 60, 5),
      shape('M-50-6Q0 10 56-8q-6 20-18 22h-70q-14-4-18-20z', 'accent'),
      shape('M0 2q30-1 56-10q-6 20-18 22H6Q-2 10 0 2z', 'accentShade'),
      line('M-50-6Q0 10 56-8', 'paper', 3),
    ),
  ];
});
