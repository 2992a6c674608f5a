import { defs, ellipse, line, linearGradient, rect, shape } from '../../paint/element.ts';
import { seedRandom, times } from '../../paint/random.ts';
import { contact, corners, lampGlow } from '../indoors.ts';
import { tile } from '../objectPicture.ts';

/** Brick, a wall of glass over the city, a leather sofa. */
export const loft = tile('question-33-loft', 40, () => {
  const random = seedRandom('loft');
  return [
    rect(0, 0, 320, 186, 'rock'),
    line(
      times(
        26,
        () =>
          `M${Math.round(random.between(0, 30)) * 10} ${Math.round(random.between(1, 17)) * 10 - 4}h${random.pick([8, 16])}`,
      ).join(''),
      'rockDark',
      7,
      { 'stroke-linecap': 'butt', opacity: 0.35 },
    ),
    line(
      'M0 10h320M0 20h320M0 30h320M0 40h320M0 50h320M0 60h320M0 70h320M0 80h320M0 90h320M0 100h320M0 110h320M0 120h320M0 130h320M0 140h320M0 150h320M0 160h320M0 170h320',
      'rockLight',
      1,
      { opacity: 0.5, 'stroke-linecap': 'butt' },
    ),
    rect(88, 12, 204, 140, 'ink'),
    defs(
      linearGradient('n', [
        [0, 'skyHigh'],
        [0.6, 'sky'],
        [1, 'skyLow'],
      ]),
    ),
    rect(93, 17, 194, 130, '#n'),
    shape('M93 147v-50h18V82h20v22h16V66h6l4-16 4 16h6v48h20V88h24v30h16V76h22v28h16v-12h22v55z', 'hill'),
    shape('M93 147v-22h26v-14h24v20h34v-26h22v18h30v-16h28v22h30v18z', 'near'),
    line(
      'M100 130v4M108 130v4M126 120v4M134 126v4M184 114v4M192 122v4M184 132v4M236 116v4M246 124v4M236 134v4M156 74v4M160 88v4M220 98v4M228 108v4M260 90v4',
      'lamp',
      2.6,
    ),
    line('M132 17v130M190 17v130M248 17v130M93 60h194M93 104h194', 'ink', 4, { 'stroke-linecap': 'butt' }),
    line('M0 6h320', 'stoneShade', 7),
    shape('M20 0h10v14H20zM66 0h10v14H66z', 'ink'),
    rect(0, 184, 320, 56, 'stone'),
    shape('M100 184h176l40 56H70z', 'skyLow', { opacity: 0.4 }),
    line('M0 184h320', 'shadow', 3, { opacity: 0.4 }),
    shape('M14 48h46v60H14z', 'paper'),
    shape('M20 90q10-34 16-16t18-20v46H20z', 'accent'),
    shape('M20 60h14v14H20z', 'cloth'),
    line('M14 48h46v60H14z', 'ink', 2.6),
    lampGlow(70, 120, 90, 0.5),
    line('M44 228V122q2-22 28-18M30 230h28', 'ink', 3),
    shape('M62 116q-2-18 14-18t18 16z', 'ink'),
    shape('M62 116l32-2q-14 10-32 2z', 'lamp'),
    shape('M92 226q90-20 208 0q-100 18-208 0z', 'cloth'),
    line('M118 226q74-12 156 0q-74 11-156 0z', 'clothLight', 2),
    contact(196, 214, 92, 8, 0.4),
    line('M118 204v12M276 204v12', 'ink', 4),
    shape('M116 142q0-10 10-10h142q10 0 10 10v46H116z', 'wood'),
    shape('M116 142q0-10 10-10h68v56h-78z', 'woodLight', { opacity: 0.6 }),
    line('M168 134v46M224 134v46', 'woodDark', 2),
    shape('M102 160q0-10 11-10t11 10v18h146v-18q0-10 11-10t11 10v46H102z', 'wood'),
    shape('M102 160q0-10 11-10q-4 4-5 12v44h-6z', 'woodLight'),
    shape('M122 172h150v10H122z', 'woodLight'),
    shape('M102 194h190v12H102zM270 160q0-10 11-10t11 10v46h-22z', 'woodDark', { opacity: 0.55 }),
    shape('M134 142l28 4-4 28-28-4z', 'accent'),
    shape('M240 140l26 2-2 30-26-2z', 'paper'),
    line('M243 148l21 2M242 156l21 2M242 164l21 2', 'cloth', 2),
    contact(200, 232, 44, 4),
    line('M170 214v18M232 214v18', 'ink', 3),
    shape('M156 208h90v7h-90z', 'ink'),
    shape('M156 206h90v4h-90z', 'woodLight'),
    shape('M178 206v-5h28v5zM182 201v-4h22v4z', 'rose'),
    ellipse(224, 203, 12, 4, 'snow'),
    line('M304 228q4-50-6-84M304 200q-10-16-22-20M304 180q8-18 18-22M300 160q-8-14-16-18', 'leafDark', 3),
    shape(
      'M298 146q-22-4-22-26q22 4 22 26zM298 144q2-22 22-24q0 20-22 24zM284 182q-18 4-26-10q18-6 26 10zM304 182q4-20 20-26v22z',
      'leaf',
    ),
    shape('M290 212h30v24h-24z', 'snow'),
    corners(0.5, 0.45, 0.4),
  ];
});
