import { readFileSync } from 'node:fs';
import { parsePo } from './parsePo.ts';

/**
 * Reads all messages of a catalogue (a PO file) by id; untranslated ones are empty. Of several with an id, that without
 * a context counts.
 */
export const readPoFile = (file: string): Map<string, string> =>
  new Map(
    parsePo(readFileSync(file, 'utf8'))
      .toSorted((a, b) => Number(a.context === undefined) - Number(b.context === undefined))
      .map(({ id, text }) => [id, text]),
  );
