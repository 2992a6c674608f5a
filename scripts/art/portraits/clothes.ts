import { d } from '../paint/curve.ts';
import { fill, stroke, type Tones } from './tint.ts';

/** What somebody wears: the cloth with its weave, a second colour under or on it, and the skin that shows. */
interface Worn {
  cloth: Tones;
  second: Tones;
  skin: Tones & { deep: string };
  /** Half width of the shoulders. */
  wide: number;
  /** A pattern lies on it. */
  woven: boolean;
}

/** The neck ends at about 0,124; the picture cuts everything off below. */
const torso = (wide: number, rise = 0) =>
  d`M${-wide} 340Q${-wide - 2} 214 ${-wide + 14} 190Q${-wide + 26} 176 -62 ${152 - rise}Q-44 144 -38 118Q0 196 38 118Q44 144 62 ${152 - rise}Q${wide - 26} 176 ${wide - 14} 190Q${wide + 2} 214 ${wide} 340z`;

/** Folds at the arms, and the side that the light does not reach. */
const folds = (wide: number, { shade, light }: Tones) =>
  fill(
    d`M${wide - 34} 178Q${wide - 16} 188 ${wide - 14} 190Q${wide + 2} 214 ${wide} 340H40Q80 230 ${wide - 34} 178z`,
    shade,
    { opacity: 0.55 },
  ) +
  stroke(
    d`M${-wide + 46} 330Q${-wide + 48} 258 ${-wide + 40} 236M${wide - 46} 330Q${wide - 48} 258 ${wide - 40} 236`,
    shade,
    3,
    { opacity: 0.7 },
  ) +
  stroke(d`M${-wide + 14} 218q2-18 16-26`, light, 5, { opacity: 0.7 });

const body = ({ cloth, wide, woven }: Worn) => {
  return fill(torso(wide), woven ? 'url(#w)' : cloth.main) + folds(wide, cloth);
};

const collar = (left: string, right: string, { main, shade }: Tones) => fill(left, main) + fill(right, shade);
const shirtCollar = (tones: Tones) =>
  collar(
    'M-36 108Q-56 124-62 140L-30 182 0 160Q-28 144-36 108z',
    'M36 108Q56 124 62 140L30 182 0 160Q28 144 36 108z',
    tones,
  );
const openNeck = ({ skin }: Worn, depth: number) =>
  fill(d`M-38 120L-2 ${depth} 38 120Q0 150-38 120z`, skin.main) +
  fill(d`M6 ${depth - 12}Q22 140 38 120Q20 136 2 136z`, skin.shade);

export type Garment = (worn: Worn) => string;

const jumper: Garment = (worn) =>
  body(worn) +
  fill('M-46 118Q-40 152 0 156Q40 152 46 118L54 130Q44 172 0 174Q-44 172-54 130z', worn.cloth.light) +
  fill('M0 156Q40 152 46 118L54 130Q44 172 0 174z', worn.cloth.shade, { opacity: 0.55 }) +
  stroke('M-34 152l-4 10M-16 158l-2 12M4 158v13M22 156l2 12M38 148l5 10', worn.cloth.shade, 2, { opacity: 0.6 });

const rollNeck: Garment = (worn) =>
  body(worn) +
  fill('M-42 88Q0 112 40 86L52 144Q0 176-52 146z', worn.cloth.main) +
  fill('M8 102Q28 98 40 86L52 144Q34 156 14 160z', worn.cloth.shade, { opacity: 0.7 }) +
  stroke('M-45 110Q0 134 44 108M-48 130Q0 154 48 128', worn.cloth.shade, 3, { opacity: 0.7 }) +
  stroke('M-38 98q16 8 30 9', worn.cloth.light, 4, { opacity: 0.7 });

const shirt: Garment = (worn) =>
  body(worn) +
  openNeck(worn, 198) +
  shirtCollar({ ...worn.cloth, main: worn.cloth.light }) +
  stroke('M-2 190Q2 260 0 340', worn.cloth.shade, 3) +
  stroke('M-1 216v.1M0 252v.1M0 288v.1', worn.second.light, 6);

const shirtAndJumper: Garment = (worn) =>
  body(worn) +
  fill('M-50 122L0 218 50 122Q0 150-50 122z', worn.second.light) +
  openNeck(worn, 176) +
  stroke('M-54 134L0 220 54 134', worn.cloth.shade, 7) +
  shirtCollar(worn.second) +
  stroke('M0 166V212', worn.second.shade, 2.5);

const jacket: Garment = (worn) =>
  body({ ...worn, woven: false }) +
  fill('M-56 138L0 340 56 138Q0 160-56 138z', worn.second.main) +
  openNeck(worn, 196) +
  shirtCollar(worn.second) +
  fill('M-50 134L-92 168-70 204-86 214-6 340H-16Q-44 250-50 134z', worn.cloth.light) +
  fill('M50 134L92 168 70 204 86 214 6 340H16Q44 250 50 134z', worn.cloth.shade);

const cardigan: Garment = (worn) =>
  fill(torso(worn.wide), worn.second.main) +
  fill('M-33 104Q-38 128-50 136Q-34 188 0 188T50 136Q38 128 33 104z', worn.skin.main) +
  fill('M10 187Q40 180 50 136Q38 128 33 104Q20 140 10 150z', worn.skin.shade, { opacity: 0.7 }) +
  openFront(worn);

const openFront = (worn: Worn) =>
  [-1, 1]
    .map((side) => {
      const panel = d`M${side * worn.wide} 340Q${side * (worn.wide + 2)} 214 ${side * (worn.wide - 14)} 190Q${side * (worn.wide - 26)} 176 ${side * 62} 152Q${side * 52} 146 ${side * 46} 126Q${side * 58} 240 ${side * 26} 340z`;
      return fill(panel, worn.woven ? 'url(#w)' : worn.cloth.main);
    })
    .join('') +
  folds(worn.wide, worn.cloth) +
  stroke('M-48 132Q-58 240-28 340', worn.cloth.light, 8) +
  stroke('M48 132Q58 240 28 340', worn.cloth.shade, 8);

const blouse: Garment = (worn) =>
  body(worn) +
  fill('M-33 104Q-36 132-58 146Q-20 210-2 236Q22 206 58 146Q36 132 33 104z', worn.skin.main) +
  fill('M33 104Q36 132 58 146Q22 206-2 236Q16 190 10 150z', worn.skin.shade, { opacity: 0.7 }) +
  stroke('M-60 146Q-20 214-2 238', worn.cloth.light, 6) +
  stroke('M60 146Q24 206-2 238', worn.cloth.shade, 6);

const roundNeck: Garment = (worn) =>
  body(worn) +
  fill('M-33 104Q-38 134-66 148Q-52 200 0 202T66 148Q38 134 33 104z', worn.skin.main) +
  fill('M33 104Q38 134 66 148Q54 198 6 202Q26 180 14 150z', worn.skin.shade, { opacity: 0.7 }) +
  stroke('M-67 150Q-52 203 0 204T67 150', worn.cloth.light, 5);

const wrap: Garment = (worn) =>
  body(worn) +
  fill('M-33 104Q-36 132-60 146Q-30 210 14 250Q44 200 58 146Q36 132 33 104z', worn.skin.main) +
  fill('M33 104Q36 132 58 146Q44 200 14 250Q22 190 10 150z', worn.skin.shade, { opacity: 0.7 }) +
  stroke('M-62 146Q-30 214 30 264', worn.cloth.light, 6) +
  stroke('M60 146Q40 230-60 320M-20 250q-14 40-12 80', worn.cloth.shade, 5, { opacity: 0.8 });

const boatNeck: Garment = (worn) =>
  body(worn) +
  fill('M-33 104Q-40 142-84 158Q0 190 84 158Q40 142 33 104z', worn.skin.main) +
  fill('M33 104Q40 142 84 158Q50 172 14 173Q28 160 12 148z', worn.skin.shade, { opacity: 0.7 }) +
  stroke('M-86 159Q0 192 86 159', worn.cloth.light, 5);

const polo: Garment = (worn) =>
  body(worn) +
  openNeck(worn, 176) +
  shirtCollar(worn.second) +
  fill('M-10 162h20l-2 74h-16z', worn.cloth.light) +
  stroke('M0 182v.1M0 208v.1', worn.cloth.shade, 5);

const parka: Garment = (worn) =>
  fill('M-96 176Q-104 96-46 84H50Q108 96 98 176z', worn.cloth.shade) +
  body({ ...worn, woven: false }) +
  fill('M-50 100Q-14 168 0 240Q14 168 50 100Q0 150-50 100z', worn.second.main) +
  fill('M-46 92Q0 116 44 90L50 138Q0 168-50 140z', worn.second.light) +
  fill('M8 106Q30 104 44 90L50 138Q30 152 12 156z', worn.second.shade, { opacity: 0.6 }) +
  fill('M-54 96Q-96 110-98 166Q-50 190-6 262Q-10 180-54 96z', worn.cloth.light) +
  fill('M54 96Q96 110 98 166Q50 190 6 262Q10 180 54 96z', worn.cloth.main) +
  stroke('M0 250V340', worn.cloth.light, 4);

const waistcoat: Garment = (worn) =>
  shirt({ ...worn, cloth: worn.second, second: worn.cloth, woven: false }) +
  fill('M-74 158Q-84 240-80 340H-4V262z', worn.cloth.main) +
  fill('M74 158Q84 240 80 340H4V262z', worn.cloth.shade) +
  stroke('M-74 160L-2 264', worn.cloth.light, 4) +
  stroke('M8 284v.1M8 314v.1', worn.second.light, 6);

export const mensGarments: readonly Garment[] = [
  shirt,
  jumper,
  jacket,
  shirtAndJumper,
  rollNeck,
  polo,
  parka,
  waistcoat,
  shirt,
  cardiganOverShirt,
];
export const womensGarments: readonly Garment[] = [
  blouse,
  cardigan,
  rollNeck,
  roundNeck,
  shirt,
  wrap,
  jacket,
  boatNeck,
  jumper,
  parka,
  shirtAndJumper,
];

function cardiganOverShirt(worn: Worn): string {
  return fill(torso(worn.wide), worn.second.main) + openFront(worn) + openNeck(worn, 190) + shirtCollar(worn.second);
}

/** A scarf, laid around twice. */
export const drawScarf = ({ main, shade, light }: Tones) =>
  fill('M22 140Q60 152 58 190Q66 260 56 340H14Q26 240 16 170z', shade) +
  fill('M-66 132Q-62 100-40 98Q0 128 44 96Q68 104 68 134Q66 186 0 188T-66 132z', main) +
  fill('M14 116Q34 110 44 96Q68 104 68 134Q64 170 22 178Q40 150 14 116z', shade, { opacity: 0.8 }) +
  stroke('M-56 128Q-20 160 44 148M-50 112Q-10 140 50 122', light, 3);

export const drawNecklace = (metal: string) =>
  stroke('M-38 132Q-22 184 0 186Q22 184 38 132', metal, 2.4) + stroke('M0 190v.1', metal, 10);
export const drawPearls = () =>
  stroke('M-40 136Q-26 172 0 174Q26 172 40 136', '#f7efe4', 8, { 'stroke-dasharray': '.1 9' });
