import { readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../app/i18n');

/** All messages of a language by their ids; untranslated ones are empty. */
export function readPoFile(tag: string): Map<string, string> {
  const texts = new Map<string, string>();
  for (const entry of readFileSync(path.join(folder, `${tag}.po`), 'utf8').split('\n\n')) {
    const id = readPoString(entry, 'msgid');
    if (id && !entry.startsWith('#~')) texts.set(id, readPoString(entry, 'msgstr') ?? '');
  }
  return texts;
}

/** What the catalogue of a language says for an English text; throws where it says nothing. */
export function createTranslator(tag: string): (english: string, values?: Record<string, string>) => string {
  const texts = readPoFile(tag);
  return (english, values = {}) => {
    const text = texts.get(english);
    if (!text) throw new Error(`${tag}.po has no text for "${english}"`);
    return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  };
}

/** The value behind a keyword, with its continuation lines. */
function readPoString(entry: string, keyword: string): string | undefined {
  const match = new RegExp(`^${keyword} ((?:"(?:[^"\\\\]|\\\\.)*"\\n?)+)`, 'm').exec(entry);
  return match?.[1]
    ?.trim()
    .split('\n')
    .map((line) => JSON.parse(line) as string)
    .join('');
}
