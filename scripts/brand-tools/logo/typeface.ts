import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import opentype, { type Font, type PathCommand } from 'opentype.js';
import type { HeadingFace } from '../../../themes/look.ts';
import { createAsyncMemo } from '../../lib/memoize.ts';
import { unpackFont } from '../../lib/unpackFont.ts';
import { faces, subsets } from './faces.ts';
import { type Kerning, readKerning } from './kerning.ts';

export interface Letter {
  /** Outline at one unit to the em times `unitsPerEm`, y downwards, from the baseline's start. */
  outline: readonly PathCommand[];
  advance: number;
}

/** A heading face in the one weight that wordmarks are set in; all lengths in units of which `unitsPerEm` make an em. */
export interface Typeface {
  unitsPerEm: number;
  capHeight: number;
  xHeight: number;
  tracking: number;
  has(character: string): boolean;
  /** Returns a letter; undefined if the face has no such character. */
  letter(character: string): Letter | undefined;
  kerning(left: string, right: string): number;
}

interface Subset {
  font: Font;
  kerning: Kerning;
}

const subsetOnce = createAsyncMemo<Subset>();

/** Reads a file once in a process, from whatever project a link leads to it. */
async function readSubset(link: string, variation: Readonly<Record<string, number>>): Promise<Subset> {
  const file = await realpath(link);
  return subsetOnce(JSON.stringify([file, variation]), async () => {
    const bytes = await unpackFont(await readFile(file));
    const font = opentype.parse(bytes.buffer);
    font.variation.set(variation);
    return { font, kerning: readKerning(bytes) };
  });
}

/** Reads a face from the installed packages. `root` is the project's folder. */
export async function readTypeface(root: string, face: HeadingFace): Promise<Typeface> {
  const facts = faces[face];
  const folder = path.join(root, 'node_modules/@fontsource-variable', facts.package, 'files');
  const loaded = await Promise.all(
    subsets.map((subset) =>
      readSubset(path.join(folder, `${facts.package}-${subset}-${facts.axes}-normal.woff2`), facts.variation),
    ),
  );
  const subsetOf = (character: string) => loaded.find(({ font }) => font.charToGlyph(character).index > 0);
  const { unitsPerEm, tables } = loaded[0]!.font;
  return {
    unitsPerEm,
    capHeight: tables.os2.sCapHeight,
    xHeight: tables.os2.sxHeight,
    tracking: (facts.tracking * unitsPerEm) / 1000,
    has: (character) => subsetOf(character) !== undefined,
    letter: (character) => {
      const font = subsetOf(character)?.font;
      if (!font) return undefined;
      const outline = font.getPath(character, 0, 0, unitsPerEm, { kerning: false }).commands;
      // The width is that of the chosen weight only after the outline was requested.
      return { outline, advance: font.charToGlyph(character).advanceWidth };
    },
    kerning: (left, right) => {
      const subset = subsetOf(left);
      return subset && subset === subsetOf(right) ? subset.kerning(left, right) : 0;
    },
  };
}

/** Reads all the faces; see `readTypeface`. */
export async function readTypefaces(root: string): Promise<Readonly<Record<HeadingFace, Typeface>>> {
  const names = Object.keys(faces) as HeadingFace[];
  const read = await Promise.all(names.map(async (face) => [face, await readTypeface(root, face)] as const));
  return Object.fromEntries(read) as Record<HeadingFace, Typeface>;
}
