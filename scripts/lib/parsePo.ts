/** One message of a catalogue of texts, with the offsets of its two texts in the file. */
export interface PoMessage {
  id: string;
  /** msgctxt: tells messages with the same id apart. */
  context?: string;
  /** Whether the app names the message by an id of its own and not by its English text. */
  explicitId: boolean;
  /** The text that a brand's own one was written for: `#. original: "…"`. */
  original?: string;
  /** Empty where it is not translated. */
  text: string;
  fuzzy: boolean;
  offset: number;
  textOffset: number;
}

/** The messages of a .po file without its header and the obsolete ones. A text that cannot be read counts as empty. */
export function parsePo(po: string): PoMessage[] {
  return Array.from(po.matchAll(/^.+(?:\r?\n.+)*/gm)).flatMap(({ 0: entry, index }) => {
    const id = readString(entry, 'msgid');
    if (!id?.value) return [];
    const text = readString(entry, 'msgstr');
    const fuzzy = /^#,.*\bfuzzy\b/m.test(entry);
    const offset = index + id.offset;
    const context = readString(entry, 'msgctxt')?.value;
    const original = readString(entry, '#\\. original:')?.value;
    return [
      {
        id: id.value,
        ...(context !== undefined && { context }),
        explicitId: /^#\. js-lingui-explicit-id$/m.test(entry),
        ...(original !== undefined && { original }),
        text: text?.value ?? '',
        fuzzy,
        offset,
        textOffset: text ? index + text.offset : offset,
      },
    ];
  });
}

/** The value behind a keyword, with its continuation lines. */
function readString(entry: string, keyword: string): { value: string; offset: number } | undefined {
  const match = new RegExp(`^${keyword} ((?:"(?:[^"\\\\]|\\\\.)*"\\s*)+)`, 'm').exec(entry);
  if (!match) return undefined;
  const lines = match[1]!.trim().split(/\r?\n/);
  try {
    return { value: lines.map((line) => JSON.parse(line) as string).join(''), offset: match.index };
  } catch {
    return undefined;
  }
}
