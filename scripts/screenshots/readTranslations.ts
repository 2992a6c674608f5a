import path from 'node:path';
import { readPoFile } from '../lib/readPoFile.ts';

const folder = path.resolve(import.meta.dirname, '../../app/i18n');

/** What the catalogue of a language says for an English text; throws where it says nothing. */
export function createTranslator(tag: string): (english: string, values?: Record<string, string>) => string {
  const texts = readPoFile(path.join(folder, `${tag}.po`));
  return (english, values = {}) => {
    const text = texts.get(english);
    if (!text) throw new Error(`${tag}.po has no text for "${english}"`);
    return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  };
}
