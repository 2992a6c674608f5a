import { readFileSync } from 'node:fs';
import { parsePo } from './parsePo.ts';

/** Reads all messages of a catalogue (a PO file) by id; untranslated ones are empty. */
export const readPoFile = (file: string): Map<string, string> =>
  new Map(parsePo(readFileSync(file, 'utf8')).map(({ id, text }) => [id, text]));
