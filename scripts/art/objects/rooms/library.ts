import { circle, defs, line, linearGradient, rect, shape } from '../../paint/element.ts';
import { seedRandom } from '../../paint/random.ts';
import { contact, corners, lampGlow } from '../indoors.ts';
import { tile } from '../objectPicture.ts';
import { books } from './books.ts';

/** Shelves up to the ceiling, a ladder, a reading chair in the lamp's light. */
export const library = tile('question-33-library', 40, () => {
  const random = seedRandom('library-2');
  return [
    rect(0, 0, 320, 196, 'woodDark'),
    rect(8, 0, 92, 184, 'shadow', { opacity: 0.45 }),
    rect(108, 0, 112, 184, 'shadow', { opacity: 0.45 }),
    books(random, [
      [9, 34, 90, 30],
      [9, 82, 90, 36],
      [9, 130, 62, 34],
      [9, 178, 90, 34],
      [109, 34, 110, 30],
      [109, 82, 80, 36],
      [109, 130, 110, 36],
    ]),
    line('M0 36h228M0 84h228M0 132h228M0 181h228', 'wood', 5, { 'stroke-linecap': 'butt' }),
    line('M4 0v186M104 0v186M224 0v186', 'wood', 8, { 'stroke-linecap': 'butt' }),
    line('M1.5 0v186M101.5 0v186M221.5 0v186', 'woodLight', 2, { 'stroke-linecap': 'butt' }),
    defs(
      linearGradient('n', [
        [0, 'skyHigh'],
        [0.7, 'sky'],
        [1, 'skyLow'],
      ]),
    ),
    rect(238, 16, 66, 136, 'woodLight'),
    rect(244, 22, 54, 124, '#n'),
    shape('M244 146v-28q24-14 54-4v32z', 'near'),
    line('M271 22v124M244 64h54M244 106h54', 'woodLight', 3.5, { 'stroke-linecap': 'butt' }),
    shape('M232 8h24q4 90-14 172h-14q8-90 4-172z', 'cloth'),
    line('M240 10q2 90-8 168M250 10q0 80-10 168', 'clothShade', 3),
    rect(0, 192, 320, 48, 'wood'),
    line('M0 210h320M60 192l-16 48M260 192l16 48', 'woodDark', 1.6, { opacity: 0.6 }),
    lampGlow(182, 96, 120, 0.55),
    line('M34 204L74-4M62 206L100-4', 'woodLight', 5),
    line('M40 176h27M46 144h28M52 112h27M58 80h27M64 48h26', 'woodLight', 4),
    contact(196, 224, 100, 12, 0.35),
    shape('M84 222q110-24 220 0q-110 22-220 0z', 'roof'),
    shape('M106 222q88-16 176 0q-88 15-176 0z', 'accentPale', { opacity: 0.5 }),
    line('M166 216h12M186 212h12', 'woodDark', 6),
    line('M182 104v112M168 220q14-8 28 0', 'gold', 4),
    shape('M164 76h36l12 32h-60z', 'lamp'),
    shape('M164 76h13l-9 32h-16z', 'bright', { opacity: 0.6 }),
    line('M216 208v14M286 208v14', 'woodDark', 6),
    shape('M212 124q2-16 38-16t40 16l-2 82h-74z', 'cloth'),
    shape('M212 126q2-18 32-18q-18 8-18 34v60h-12z', 'clothLight'),
    line('M236 132h0M254 130h0M272 134h0M244 148h0M264 148h0', 'clothShade', 5),
    shape('M210 176h84v32h-84z', 'clothShade'),
    shape('M216 168h70q6 8 0 16h-70q-6-8 0-16z', 'clothLight'),
    shape('M200 160q0-12 12-12t12 12v48h-24z', 'cloth'),
    shape('M200 160q0-12 12-12q-6 6-6 18v42h-6z', 'clothLight'),
    shape('M278 160q0-12 12-12t12 12v48h-24z', 'clothShade'),
    shape('M224 164l22-5 22 6-22 5z', 'paper'),
    line('M246 160v9', 'paperShade', 1.6),
    contact(128, 214, 24, 4),
    line('M128 186v26M116 216l12-8 12 8', 'woodDark', 4),
    shape('M106 180h46v6h-46z', 'woodLight'),
    circle(130, 160, 17, 'water'),
    shape('M120 150q8-8 14-4q2 6-6 10t-2 12q-8-4-8-8zM138 158q6-2 7 2q-2 8-8 10q-4-6 1-12z', 'leaf'),
    line('M118 146q-14 24 10 33M130 178v4', 'gold', 2.6),
    corners(0.58, 0.45, 0.45),
  ];
});
