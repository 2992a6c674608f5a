import { d } from '../paint/curve.ts';
import { chinShift, type FaceShape } from './faceShape.ts';
import { middleOf } from './features.ts';
import { shadeAway } from './shading.ts';
import { fill, type Tones } from './tint.ts';

export const beards = [
  'none',
  'full',
  'none',
  'stubble',
  'moustache',
  'none',
  'goatee',
  'short',
  'none',
  'long',
] as const;
export type Beard = (typeof beards)[number];

const around = ({ jaw, chin, length }: FaceShape, turn: number, grown: number) => {
  const x = middleOf(turn);
  const tip = chinShift(turn);
  const low = length + grown;
  return d`M-61-8Q-60 36 ${tip / 2 - jaw - grown / 3} 56Q${tip - chin - grown / 3} ${low} ${tip} ${low}Q${tip + chin + grown / 3} ${low} ${jaw + grown / 3} 56Q62 36 63-10Q58 20 48 28Q34 26 ${x + 24} 36Q${x} 29 ${x - 21} 36Q-42 27-50 28Q-58 20-61-8z`;
};

const moustache = (x: number) =>
  d`M${x - 29} 49Q${x - 24} 34 ${x - 1} 35Q${x + 23} 33 ${x + 30} 48Q${x + 14} 45 ${x} 44Q${x - 14} 45 ${x - 29} 49z`;

export function drawBeard(beard: Beard, face: FaceShape, turn: number, hair: Tones): string {
  const x = middleOf(turn);
  const shaded = (path: string, opacity?: number) => shadeAway('t', hair) + fill(path, 'url(#t)', { opacity });
  switch (beard) {
    case 'none':
      return '';
    case 'stubble':
      return shaded(around(face, turn, 0), 0.3);
    case 'short':
      return shaded(around(face, turn, 4), 0.85);
    case 'full':
      return shaded(around(face, turn, 13));
    case 'long':
      return shaded(around(face, turn, 34));
    case 'moustache':
      return shaded(moustache(x));
    case 'goatee':
      return shaded(
        d`M${x - 24} 40Q${x} 29 ${x + 26} 40Q${x + 31} 64 ${x + 22} ${face.length + 2}Q${x + 2} ${face.length + 12} ${x - 16} ${face.length}Q${x - 28} 62 ${x - 24} 40z`,
      );
  }
}
