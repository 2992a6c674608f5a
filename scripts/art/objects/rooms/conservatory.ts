import { circle, defs, ellipse, line, linearGradient, rect, shape } from '../../paint/element.ts';
import { dabs, foliage, leafShape } from '../../paint/plants.ts';
import { seedRandom } from '../../paint/random.ts';
import { onCircle } from '../../path.ts';
import { contact } from '../indoors.ts';
import { tile } from '../objectPicture.ts';

/** Under glass: palms and ferns to the roof, a wicker chair, tea. */
export const conservatory = tile('question-33-conservatory', 50, () => {
  const random = seedRandom('conservatory');
  const fan = (x: number, y: number, reach: number, angles: readonly number[], width: number) =>
    angles.map((angle) => leafShape([x, y], onCircle(reach, angle, [x, y]), width)).join('');
  return [
    defs(
      linearGradient('n', [
        [0, 'skyHigh'],
        [0.7, 'skyLow'],
      ]),
    ),
    rect(0, 0, 320, 190, '#n'),
    shape(foliage(random, 120, 168, 60, 40, 13) + foliage(random, 230, 172, 60, 34, 13), 'leafLight', { opacity: 0.6 }),
    shape('M0 178h320v20H0z', 'stone'),
    line(
      'M26 190V84Q26-10 160-10T294 84v106M70 190V70Q74 20 160-10M250 190V70Q246 20 160-10M115 190V56M205 190V56M160 190V-4M0 56h320M0 118h320',
      'paper',
      4,
    ),
    line('M0 178h320', 'bright', 5),
    rect(0, 196, 320, 44, 'sand'),
    shape(
      'M0 196h40l-18 14H0zM80 196h40l-8 14H66zM160 196h40l6 14h-46zM240 196h40l18 14h-44zM22 210h44l-22 30H-14zM112 210h48v30h-58zM206 210h48l22 30h-60z',
      'rockLight',
      { opacity: 0.6 },
    ),
    shape('M96 178h110l40 62H70z', 'bright', { opacity: 0.4 }),
    contact(36, 222, 40, 8) + contact(292, 222, 38, 8),
    line('M36 190q-4-60 4-104', 'wood', 5),
    shape(fan(40, 84, 66, [-165, -120, -62, -20, 22], 8), 'leafDark'),
    shape(fan(40, 84, 58, [-140, -92, -40, 4, 155], 7), 'leaf'),
    line('M40 84L1 44M40 84L36 26M40 84l44-36', 'leafLight', 1.5),
    shape(foliage(random, 12, 176, 34, 30, 11), 'leafDark'),
    line(dabs(random, 10, 166, 24, 20, 16, 8), 'leaf', 4),
    shape('M16 188h44l-6 34H22z', 'roof'),
    shape('M44 188h16l-6 34H42z', 'shadow', { opacity: 0.25 }),
    shape('M12 184h52v8H12z', 'rock'),
    shape(fan(292, 190, 84, [-152, -128, -104, -80, -58], 12), 'leafDark'),
    shape(fan(292, 190, 70, [-140, -116, -92, -68], 9), 'leaf'),
    line('M292 190L238 146M292 190L262 128M292 190l-2-68', 'leafLight', 1.6),
    shape('M270 190h46l-6 32h-34z', 'cloth'),
    shape('M270 190h14l-2 32h-6z', 'clothLight'),
    line('M160-4v26M146 40q-10 8-8 26M174 40q10 8 8 26M154 44q-4 14 0 30M166 44q6 12 2 24', 'leafDark', 2),
    line(dabs(random, 160, 56, 26, 18, 24, 6, 80), 'leaf', 3.4),
    shape('M142 24h36q-2 20-18 20t-18-20z', 'rockLight'),
    contact(136, 228, 52, 7, 0.35),
    line('M104 200l-8 28M164 200l8 28', 'woodDark', 4),
    shape('M90 146q2-42 44-42t44 42l-6 58H96z', 'woodLight'),
    shape('M134 104q42 0 44 42l-6 58h-18q8-70-20-100z', 'wood'),
    line(
      'M102 128q32-20 64 0M98 142q36-20 72 0M112 112v64M134 108v60M156 112v64M122 108q-6 40 0 60M146 108q6 40 0 60',
      'woodDark',
      1.5,
      { opacity: 0.7 },
    ),
    shape('M100 182q34-14 68 0l-4 22h-60z', 'paper'),
    shape('M140 177q18 0 28 5l-4 22h-24z', 'paperShade'),
    shape('M110 150q24-12 46 0l-4 30q-20-6-38 0z', 'rose'),
    shape('M140 146q10 1 16 4l-4 30q-8-3-16-2z', 'roseDark'),
    shape('M86 170q10-8 14 0l4 34h-8zM182 170q-10-8-14 0l-4 34h8z', 'wood'),
    contact(214, 230, 26, 4),
    line('M214 196v30M200 230l14-6 14 6', 'ink', 3),
    ellipse(214, 195, 30, 7, 'ink') + ellipse(214, 192, 30, 7, 'snow'),
    shape('M196 172h20q4 16-4 18h-12q-8-2-4-18z', 'accent'),
    line('M197 176q-8-2-10-8M216 176q8 0 6 8l-6 3M203 170h6', 'accent', 3),
    circle(206, 168, 2.4, 'accentShade'),
    shape('M222 182h14q0 9-7 9t-7-9z', 'accentPale'),
  ];
});
