import { d } from '../paint/curve.ts';

/**
 * Heads stand around 0,0, the eyes a little above it; unturned they reach from -62 to 62 and from -92 to the chin.
 * Everybody looks to the left, where the light comes from; a picture may be mirrored as a whole.
 */
export interface FaceShape {
  /** Half width at the corners of the jaw, and of the chin. */
  jaw: number;
  chin: number;
  /** How low the chin reaches. */
  length: number;
  /** The whole head, in breadth and height. */
  breadth: number;
  height: number;
}

export const faceShapes: readonly FaceShape[] = [
  { jaw: 46, chin: 30, length: 86, breadth: 1, height: 1 },
  { jaw: 52, chin: 38, length: 80, breadth: 1.06, height: 0.96 },
  { jaw: 42, chin: 24, length: 88, breadth: 0.97, height: 1.01 },
  { jaw: 51, chin: 36, length: 88, breadth: 0.98, height: 1.03 },
  { jaw: 47, chin: 34, length: 92, breadth: 0.93, height: 1.04 },
  { jaw: 49, chin: 30, length: 82, breadth: 1.03, height: 0.99 },
  { jaw: 44, chin: 32, length: 84, breadth: 0.96, height: 0.99 },
];

/** The chin goes where the face looks. */
export const chinShift = (turn: number) => -7 * turn;

export function faceOutline({ jaw, chin, length }: FaceShape, turn: number): string {
  const x = chinShift(turn);
  return d`M-61-20Q-62-92 0-92Q62-92 62-20C62 20 ${jaw + 5} 40 ${jaw} 54Q${chin + x} ${length} ${x} ${length}Q${x - chin} ${length} ${x / 2 - jaw} 54C${-jaw - 6} 40-60 20-61-20z`;
}
