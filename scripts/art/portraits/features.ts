import { d } from '../paint/curve.ts';
import type { Skin } from './colors.ts';
import { fill, stroke } from './tint.ts';

export interface Features {
  skin: Skin;
  brow: string;
  iris: string;
  gender: 'male' | 'female';
  age: number;
  mouth: 'smile' | 'laugh' | 'calm';
}

/** Where the middle of the face is when the head turns. */
export const middleOf = (turn: number) => -14 * turn;
export const eyesOf = (turn: number): readonly [left: number, right: number] => [
  middleOf(turn) - 25 + 3 * turn,
  middleOf(turn) + 26,
];

const blush = '#d8604c';

/** As few strokes as make somebody friendly: brows, eyes, nose, mouth, and the lines of a life with laughter in it. */
export function drawFeatures({ skin, brow, iris, gender, age, mouth }: Features, turn: number): string {
  const x = middleOf(turn);
  const eyes = eyesOf(turn);
  const years = Math.min(0.6, Math.max(0.05, (age - 42) / 50));
  return [
    stroke(d`M${eyes[0] - 11} 24h8M${eyes[1] + 4} 24h8`, blush, 23, { opacity: gender === 'male' ? 0.09 : 0.13 }),
    stroke(d`M${x - 26} 29q-8 7-8 15M${x + 28} 28q9 7 9 15M${eyes[1] + 16}-2l7-3M${eyes[1] + 16} 3l8 1`, skin.deep, 2, {
      opacity: years,
    }),
    stroke(d`M${x - 5}-4q-4 20-9 28q0 8 13 6`, skin.deep, 3, { opacity: 0.65 }),
    drawEyes(eyes, 1 - 0.12 * turn, iris, gender),
    stroke(eyes.map((at, side) => drawBrow(at, side, gender)).join(''), brow, gender === 'male' ? 6 : 3.8, {
      opacity: 0.85,
    }),
    drawMouth(x, mouth, skin, gender),
  ].join('');
}

/** A man's are straighter and lower. */
const drawBrow = (x: number, side: number, gender: string) =>
  gender === 'male'
    ? d`M${x - 14 + side * 3}-${side ? 19 : 17}q${side ? 12 : 10}-5 ${side ? 25 : 24} ${side ? 1 : -1}`
    : d`M${x - 13 + side * 2}-${side ? 22 : 20}q${side ? 12 : 10}-8 ${side ? 24 : 23} ${side ? 1 : -1}`;

/** White, iris and lid of both; the far one is a little narrower. */
const drawEyes = ([left, right]: readonly [number, number], narrow: number, iris: string, gender: string) =>
  stroke(d`M${left - 3.5 * narrow} 0h${7 * narrow}M${right - 3.5} 0h7`, '#fdf6ee', 9) +
  stroke(d`M${left - 1}-.6v.5M${right - 1}-.6v.5`, iris, 9) +
  stroke(
    d`M${left - 9 * narrow} 1q${8 * narrow}-9 ${18 * narrow}-1M${right - 9} 1q8-9 18-1`,
    '#33221f',
    gender === 'male' ? 2.2 : 3,
  );

function drawMouth(x: number, mouth: Features['mouth'], skin: Skin, gender: string): string {
  if (mouth === 'laugh') {
    const width = gender === 'male' ? 2 : 3.4;
    return stroke(d`M${x - 21} 44q20 8 42-1q-4 20-22 20q-16 0-20-19z`, skin.lips, width, { fill: '#fffaf2' });
  }
  const rise = mouth === 'smile' ? 12 : 7;
  const line = stroke(d`M${x - 20} 47q19 ${rise} 39-1`, skin.lips, 3);
  if (gender === 'male') return line;
  return (
    fill(d`M${x - 17} 47q9-5 16-2q8-3 17 1q-8 ${rise + 4}-17 ${rise + 4}q-10 0-16-${rise + 3}z`, skin.lips, {
      opacity: 0.8,
    }) + line
  );
}
