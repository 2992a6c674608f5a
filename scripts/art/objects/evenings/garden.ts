import { defs, group, line, place, rect, shape } from '../../paint/element.ts';
import { dabs, foliage } from '../../paint/plants.ts';
import { seedRandom } from '../../paint/random.ts';
import { sky, stars, sun } from '../../paint/sky.ts';
import { contact, lampGlow } from '../indoors.ts';
import { tile } from '../objectPicture.ts';

/** A table laid for two under strings of lights, the hedge already dark. */
export const garden = tile('question-10-garden', 40, () => {
  const random = seedRandom('garden');
  const chair =
    line('M0 0L4-38M34 0L31-38M8 0L11-26M27 2L26-26', 'woodDark', 3.4) +
    line('M4-38L-4-86Q14-94 30-88L31-38', 'woodDark', 3.6) +
    line('M5-82l6 40M14-86l5 44M23-86l4 44', 'woodDark', 2.4) +
    shape('M0-42h34l2 8H0z', 'cloth');
  return [
    sky(320, 170, 0.95),
    sun(150, 148, 0, 130),
    line(stars(random, 0, 4, 320, 54, 14), 'bright', 1.5, { opacity: 0.8 }),
    shape('M-4 152q40-30 90-20t90-4t70 4t80-10v70H-4z', 'hill'),
    shape(
      foliage(random, 20, 140, 60, 70, 13) +
        foliage(random, 292, 134, 62, 76, 13) +
        foliage(random, 88, 158, 40, 28, 11) +
        foliage(random, 236, 160, 40, 28, 11),
      'leafDark',
    ),
    shape(foliage(random, 10, 132, 46, 52, 12) + foliage(random, 282, 126, 44, 54, 12), 'leaf', { opacity: 0.75 }),
    line(dabs(random, 10, 112, 40, 44, 16, 8) + dabs(random, 278, 104, 36, 40, 13, 8), 'leafLight', 2.4, {
      opacity: 0.8,
    }),
    line(dabs(random, 30, 166, 40, 22, 8, 1) + dabs(random, 290, 170, 34, 22, 8, 1), 'rose', 7),
    line(dabs(random, 30, 166, 40, 22, 5, 1) + dabs(random, 290, 170, 34, 22, 5, 1), 'roseLight', 5),
    rect(0, 178, 320, 62, 'leaf'),
    shape('M60 240q4-40 50-48h100q46 8 50 48z', 'sandShade'),
    shape('M76 240q6-34 44-42h80q38 8 44 42z', 'sand', { opacity: 0.6 }),
    lampGlow(160, 130, 100, 0.6),
    line('M-4 34Q70 92 160 62T324 26M-4 84Q60 116 120 100T236 84T324 92', 'ink', 1.6),
    line(
      'M24 52h0M60 69h0M98 74h0M136 69h0M176 60h0M214 58h0M254 55h0M292 42h0M34 100h0M76 106h0M118 102h0M160 92h0M202 85h0M244 86h0M286 90h0',
      'glow',
      15,
      { opacity: 0.3 },
    ),
    line(
      'M24 55h0M60 72h0M98 77h0M136 72h0M176 63h0M214 61h0M254 58h0M292 45h0M34 103h0M76 109h0M118 105h0M160 95h0M202 88h0M244 89h0M286 93h0',
      'lamp',
      6.5,
    ),
    contact(160, 226, 100, 9, 0.35),
    defs(group({ id: 'c' }, chair)),
    place('c', { x: 62, y: 226 }),
    place('c', { x: 258, y: 226, flip: true }),
    line('M160 180v44M138 228l22-10 22 10', 'woodDark', 5),
    shape('M98 158h124l8 34q-18 8-30 0q-18 10-40 2q-22 8-40 0q-14 6-30-2z', 'paper'),
    shape('M180 158h42l8 34q-18 8-30 0q-4 4-14 4z', 'paperShade'),
    shape('M98 158q62-14 124 0q-62 12-124 0z', 'bright'),
    shape('M150 156V134h20v22z', 'lamp'),
    line('M150 156V134h20v22zM148 134h24l-6-8h-12zM160 126q-8-8 0-10q8 2 0 10', 'ink', 2.4),
    line('M126 158v-8M194 158v-8M121 159h10M189 159h10', 'ink', 1.6),
    shape('M120 136h12q1 14-6 14t-6-14zM188 136h12q1 14-6 14t-6-14z', 'roseDark'),
  ];
});
