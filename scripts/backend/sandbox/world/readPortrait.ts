import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { memoize } from '../../../lib/memoize.ts';
import type { World } from './createWorld.ts';
import { findPortrait } from './findPortrait.ts';

const portraitFolder = path.resolve(import.meta.dirname, '../../../../templates/art/portraits');

const listPortraits = memoize((folder: string) => readdirSync(folder).sort());

/** Reads the drawing of a picture by its id; undefined if no picture has that id. */
export function readPortrait(world: World, pictureId: string): string | undefined {
  const portrait = findPortrait(world, pictureId, listPortraits(portraitFolder));
  return portrait && readFileSync(path.join(portraitFolder, portrait), 'utf8');
}
