import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A message with the kinds of warning that it deserves; none for a harmless one. */
export interface LabelledMessage {
  kinds: readonly string[];
  text: string;
}

/** Reads the messages of a language from `<folder>/<locale>.tsv`: kinds, a tab, the text; `#` begins a comment. */
export const readLabelledMessages = (folder: string, locale: string): LabelledMessage[] =>
  readFileSync(path.join(folder, `${locale}.tsv`), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [kinds = '', text = ''] = line.split('\t');
      return { kinds: kinds === 'none' ? [] : kinds.split(','), text };
    });
