import type { PathCommand } from 'opentype.js';
import { toOutlineData } from './toOutlineData.ts';
import type { Letter, Typeface } from './typeface.ts';

export interface Wordmark {
  data: string;
  /** The distance from the left edge of the first letter's ink, which is at 0, to the right edge of the last one's. */
  width: number;
}

interface PlacedLetter extends Letter {
  /** The start of the letter, in font units. */
  x: number;
}

const inkOf = (outline: readonly PathCommand[]) => {
  const xs = outline.flatMap((command) => (command.type === 'Z' ? [] : [command.x]));
  return { left: Math.min(...xs), right: Math.max(...xs) };
};

/** Finds the first character of a name that the typeface lacks; without it, no wordmark can be set. */
export const findMissingLetter = (name: string, typeface: Typeface): string | undefined =>
  [...name.normalize('NFC')].find((character) => !typeface.has(character));

function placeLetters(name: string, typeface: Typeface): PlacedLetter[] {
  const characters = [...name.normalize('NFC')];
  let x = 0;
  return characters.map((character, index) => {
    const letter = typeface.letter(character);
    if (!letter) throw new RangeError(`the heading face has no letter "${character}"`);
    const before = characters[index - 1];
    if (before !== undefined) x += typeface.kerning(before, character) + typeface.tracking;
    const placed = { ...letter, x };
    x += letter.advance;
    return placed;
  });
}

/** Sets a name as one path, its capitals `capHeight` high, on the baseline y = 0. */
export function setWordmark(name: string, typeface: Typeface, capHeight: number): Wordmark {
  const scale = capHeight / typeface.capHeight;
  const letters = placeLetters(name, typeface).filter(({ outline }) => outline.length > 0);
  const left = Math.min(...letters.map(({ x, outline }) => x + inkOf(outline).left));
  const right = Math.max(...letters.map(({ x, outline }) => x + inkOf(outline).right));
  const data = letters.map(({ x, outline }) => toOutlineData(outline, { x: (x - left) * scale, y: 0, scale }));
  return { data: data.join(''), width: Math.ceil((right - left) * scale) };
}
