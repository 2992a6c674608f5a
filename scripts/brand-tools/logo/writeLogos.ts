import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeAtomically } from '../../lib/writeAtomically.ts';
import type { Drawing } from './drawBrands.ts';
import { isAsDrawn } from './markAsDrawn.ts';

/** Paths from the project's root. */
export interface WrittenLogos {
  drawn: string[];
  /** Files that a person made or changed. */
  leftAlone: string[];
}

/** Writes logo.svg and icon.svg of brands; one that a person made or changed is replaced only with `force`. */
export async function writeLogos(root: string, drawings: readonly Drawing[], force = false): Promise<WrittenLogos> {
  const written: WrittenLogos = { drawn: [], leftAlone: [] };
  for (const { slug, logo, icon } of drawings) {
    for (const [name, svg] of [
      ['logo.svg', logo],
      ['icon.svg', icon],
    ] as const) {
      const file = `brands/${slug}/${name}`;
      const present = await readIfExists(path.join(root, file));
      const replaceable = force || present === undefined || isAsDrawn(present);
      written[replaceable ? 'drawn' : 'leftAlone'].push(file);
      if (replaceable) await writeAtomically(path.join(root, file), Buffer.from(svg));
    }
  }
  return written;
}

async function readIfExists(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
