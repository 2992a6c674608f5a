import { readFileSync } from 'node:fs';

/** All messages of a catalogue (a PO file) by their ids; untranslated ones are empty. */
export function readPoFile(file: string): Map<string, string> {
  const texts = new Map<string, string>();
  for (const entry of readFileSync(file, 'utf8').split('\n\n')) {
    const id = readPoString(entry, 'msgid');
    if (id && !entry.startsWith('#~')) texts.set(id, readPoString(entry, 'msgstr') ?? '');
  }
  return texts;
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
