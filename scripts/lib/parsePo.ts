/** One message of a catalogue of texts, with the offsets of its two texts in the file. */
export interface PoMessage {
  id: string;
  /** The msgctxt, which tells messages with the same id apart. */
  context?: string;
  /** Whether the app names the message by an id of its own and not by its English text. */
  explicitId: boolean;
  /** The text that a brand's own one was written for: `#. original: "…"`. */
  original?: string;
  /** The files of the app that show it. */
  references: readonly string[];
  /** Empty where it is not translated. */
  text: string;
  fuzzy: boolean;
  offset: number;
  textOffset: number;
}

/** A line that is in no message, and the reason: its text would be lost silently. */
export interface PoFault {
  kind: 'unreadable' | 'textAlone' | 'contextAlone' | 'newEntry' | 'emptyMessage';
  offset: number;
  line: string;
}

type Keyword = 'msgctxt' | 'msgid' | 'msgstr';

interface PoText {
  offset: number;
  line: string;
  value: string;
}

/** The lines between two empty ones. */
interface Entry {
  texts: Partial<Record<Keyword, PoText>>;
  /** The keyword that a line without one continues. */
  last?: Keyword;
  remarks: string[];
}

const textLine = /^(?:(msgctxt|msgid|msgstr)[ \t]+)?"((?:[^"\\\t]|\\[nrt"\\])*)"$/;

/** Keywords that may be right above another. */
const predecessors: Readonly<Record<Keyword, readonly (Keyword | undefined)[]>> = {
  msgctxt: [undefined],
  msgid: [undefined, 'msgctxt'],
  msgstr: ['msgid'],
};

/**
 * Reads a .po file: its messages, without header and obsolete ones, and a fault for every line that is in none of them.
 * Entries are separated by lines that are empty or hold blanks, but remarks belong to the message below them.
 */
export function readPo(po: string): { messages: PoMessage[]; faults: PoFault[] } {
  const faults: PoFault[] = [];
  const entries: Entry[] = [];
  let entry: Entry | undefined;
  for (const { 0: whole, index } of po.matchAll(/[^\r\n]*(?:\r\n|\r|\n|$)/g)) {
    const line = whole.trim();
    if (line === '') {
      if (!entry || !isAhead(entry)) entry = undefined;
      continue;
    }
    if (!entry) {
      entry = { texts: {}, remarks: [] };
      entries.push(entry);
    }
    if (line.startsWith('#')) entry.remarks.push(line);
    else faults.push(...addLine(entry, line, index + whole.indexOf(line)));
  }
  const [header] = entries.filter(({ texts }) => texts.msgid);
  return {
    messages: entries.flatMap((one) => toMessage(one)),
    faults: [...faults, ...entries.flatMap((one) => findIncomplete(one, one === header))].sort(
      (a, b) => a.offset - b.offset,
    ),
  };
}

/** Whether an entry holds only remarks on the next one; those on an obsolete message, `#~`, belong to it. */
const isAhead = ({ texts, remarks }: Entry) =>
  Object.keys(texts).length === 0 && !remarks.some((remark) => remark.startsWith('#~'));

/** Reads the messages of a .po file, as `readPo` does. */
export const parsePo = (po: string): PoMessage[] => readPo(po).messages;

/** Adds a line that is no remark to its entry, or explains why it belongs to none. */
function addLine(entry: Entry, line: string, offset: number): PoFault[] {
  const [, written, value] = textLine.exec(line) ?? [];
  if (value === undefined) return [{ kind: 'unreadable', offset, line }];
  const keyword = written as Keyword | undefined;
  if (keyword === undefined) {
    const text = entry.last && entry.texts[entry.last];
    if (!text) return [{ kind: 'textAlone', offset, line }];
    text.value += readEscapes(value);
    return [];
  }
  const isExpected = predecessors[keyword].includes(entry.last);
  entry.last = keyword;
  entry.texts[keyword] = { offset, line, value: readEscapes(value) };
  return isExpected ? [] : [{ kind: keyword === 'msgstr' ? 'textAlone' : 'newEntry', offset, line }];
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

/** Replaces the escapes of PO files, and those of `toPrintable`, in which remarks write invisible characters. */
const readEscapes = (text: string) =>
  text.replace(/\\(?:u\{([0-9A-F]+)\}|(.))/gu, (_, code: string | undefined, sign: string) =>
    code === undefined ? (escapes[sign] ?? sign) : String.fromCodePoint(Number.parseInt(code, 16)),
  );

const headerText = /^(?:[A-Za-z][\w-]*:.*\n?)*$/;

/** Finds a context without a message, or an empty message that is not the header of the file. */
function findIncomplete({ texts: { msgctxt, msgid, msgstr } }: Entry, isFirst: boolean): PoFault[] {
  const toFault = (kind: PoFault['kind'], { offset, line }: PoText) => [{ kind, offset, line }];
  if (!msgid) return msgctxt ? toFault('contextAlone', msgctxt) : [];
  const isHeader = isFirst && !msgctxt && headerText.test(msgstr?.value ?? '');
  return msgid.value === '' && !isHeader ? toFault('emptyMessage', msgid) : [];
}

function toMessage({ texts: { msgctxt, msgid, msgstr }, remarks }: Entry): PoMessage[] {
  if (!msgid?.value) return [];
  const original = remarks
    .map((remark) => /^#\. original:\s*"(.*)"$/.exec(remark)?.[1])
    .findLast((one) => one !== undefined);
  return [
    {
      id: msgid.value,
      ...(msgctxt && { context: msgctxt.value }),
      explicitId: remarks.includes('#. js-lingui-explicit-id'),
      ...(original !== undefined && { original: readEscapes(original) }),
      references: remarks.flatMap((remark) => /^#: *(.*)$/.exec(remark)?.[1]?.split(/\s+/) ?? []),
      text: msgstr?.value ?? '',
      fuzzy: remarks.some((remark) => /^#,.*\bfuzzy\b/.test(remark)),
      offset: msgid.offset,
      textOffset: (msgstr ?? msgid).offset,
    },
  ];
}
