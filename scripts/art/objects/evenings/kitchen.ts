import { circle, defs, group, line, linearGradient, rect, shape } from '../../paint/element.ts';
import { dabs, foliage } from '../../paint/plants.ts';
import { seedRandom } from '../../paint/random.ts';
import { contact, corners, lampGlow, steam } from '../indoors.ts';
import { tile } from '../objectPicture.ts';

/** A pan on the stove, two glasses poured, the lamp low over the worktop. */
export const kitchen = tile('question-10-kitchen', 40, () => {
  const random = seedRandom('kitchen');
  return [
    rect(0, 0, 320, 240, 'accentPale'),
    defs(
      linearGradient('n', [
        [0, 'skyHigh'],
        [0.6, 'sky'],
        [1, 'skyLow'],
      ]),
    ),
    rect(18, 26, 76, 96, 'woodLight'),
    rect(24, 32, 64, 84, '#n'),
    shape('M24 116V96q18-12 34-4t30-8v32z', 'near'),
    line('M56 32v84M24 70h64', 'woodLight', 4, { 'stroke-linecap': 'butt' }),
    rect(12, 120, 88, 7, 'wood'),
    rect(206, 70, 100, 6, 'wood'),
    shape('M206 76h100v3H206z', 'shadow', { opacity: 0.3 }),
    shape('M214 70V50q8-5 16 0v20zM236 70V42h14v28z', 'clothLight'),
    shape('M214 52q8-5 16 0v4h-16zM236 42h14v5h-14z', 'wood'),
    shape('M258 70q-5-22 2-30h16q7 8 2 30z', 'accent'),
    shape('M284 70V54h16v16z', 'paper'),
    shape(foliage(random, 292, 46, 14, 12, 9), 'leaf'),
    line(dabs(random, 289, 43, 8, 7, 7, 4), 'leafLight', 2),
    shape('M0 160h320v80H0z', 'clothShade'),
    line('M82 176v64M164 176v64M246 176v64M22 186h40M104 186h40M186 186h40M268 186h40', 'cloth', 3),
    shape('M0 150h320v14H0z', 'woodLight'),
    shape('M0 164h320v8H0z', 'woodDark'),
    line('M24 186h36', 'gold', 3),
    shape('M30 184h24v36H30z', 'paper'),
    shape('M30 204h24v4H30zM30 211h24v3H30z', 'rose'),
    shape('M46 184h8v36h-8z', 'shadow', { opacity: 0.15 }),
    lampGlow(166, 64, 128, 0.8),
    line('M166 0v34', 'ink', 2.4),
    shape('M146 60q-4-28 20-28t20 28z', 'cloth'),
    shape('M152 60q-4-22 10-27q-18 2-16 27z', 'clothLight'),
    shape('M146 60q20 8 40 0z', 'lamp'),
    contact(60, 152, 30, 5),
    shape('M48 150l-6-34h36l-6 34z', 'roof'),
    shape('M62 150l2-34h14l-6 34z', 'shadow', { opacity: 0.25 }),
    shape(foliage(random, 58, 104, 24, 16, 10) + foliage(random, 66, 92, 17, 12, 9), 'leafDark'),
    shape(foliage(random, 54, 100, 17, 11, 9) + foliage(random, 62, 90, 11, 8, 9), 'leaf'),
    line(dabs(random, 54, 96, 14, 10, 12, 5), 'leafLight', 2),
    contact(152, 153, 42, 5),
    shape('M114 118h76v24q0 10-12 10h-52q-12 0-12-10z', 'cloth'),
    shape('M114 118h18v34h-6q-12 0-12-10z', 'clothLight'),
    shape('M166 118h24v24q0 10-12 10h-14z', 'clothShade'),
    line('M112 126h-8M192 126h8', 'ink', 5),
    shape('M112 118q40-20 80 0z', 'clothLight'),
    shape('M152 108q24 0 40 10h-36z', 'cloth'),
    circle(152, 106, 4, 'gold'),
    line(steam(132, 104, 36) + steam(176, 102, 40), 'bright', 3.4, { opacity: 0.6 }),
    contact(246, 152, 36, 4),
    shape('M264 152V120q0-6 3-10V84h8v26q3 4 3 10v32z', 'leafDark'),
    shape('M264 126h14v16h-14z', 'paper'),
    ...[218, 240].map((x) =>
      group(
        {},
        line(`M${x} 132v18M${x - 7} 150h14`, 'bright', 2),
        shape(`M${x - 9} 104h18q2 28-9 28t-9-28z`, 'bright', { opacity: 0.65 }),
        shape(`M${x - 9.5} 114h19q0 17-9.5 17t-9.5-17z`, 'roseDark'),
      ),
    ),
    corners(0.5, 0.4),
  ];
});
