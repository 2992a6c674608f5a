import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PoFault, readPo } from './parsePo.ts';

const entry = 'msgid "a"\nmsgstr "b"\n';

test.for<[title: string, po: string, texts: string[]]>([
  ['blanks in the lines between them', `${entry} \t\u00A0\n${entry}`, ['b', 'b']],
  ['Windows line ends', `${entry}\n${entry}`.replaceAll('\n', '\r\n'), ['b', 'b']],
  ['line ends of old computers', `${entry}\n${entry}`.replaceAll('\n', '\r'), ['b', 'b']],
  ['blanks around their lines', `  msgid  "a"  \n\tmsgstr\t"b"\t\n   \n${entry}`, ['b', 'b']],
  ['a remark within a text', 'msgid "a"\n"a"\n# the same\n"a"\nmsgstr ""\n#: here\n"b"\n"c"\n', ['bc']],
  ['a header', `msgid ""\nmsgstr ""\n"Language: de\\n"\n"X-Poedit-SearchPath-0: .\\n"\n\n${entry}`, ['b']],
])('messages with %s are read', ([, po, texts]) => {
  const { messages, faults } = readPo(po);
  expect(faults).toEqual([]);
  expect(messages.map(({ text }) => text)).toEqual(texts);
});

test.for<[title: string, po: string, faults: [PoFault['kind'], offset: number][]]>([
  ['an empty line within a text', 'msgid "a"\nmsgstr "b"\n \n"c"\n', [['textAlone', 23]]],
  ['an empty line between message and text', 'msgid "a"\n\nmsgstr "b"\n', [['textAlone', 11]]],
  ['an empty line behind a context', 'msgctxt "x"\n\nmsgid "a"\nmsgstr "b"\n', [['contextAlone', 0]]],
  ['two messages', 'msgid "a"\nmsgid "b"\nmsgstr "c"\n', [['newEntry', 10]]],
  ['two texts', `${entry}msgstr "c"\n`, [['textAlone', 21]]],
  [
    'a context behind its message',
    'msgid "a"\nmsgctxt "x"\nmsgstr "b"\n',
    [
      ['newEntry', 10],
      ['textAlone', 22],
    ],
  ],
  ['an empty message', `${entry}\nmsgid ""\nmsgstr "b"\n`, [['emptyMessage', 22]]],
  ['an empty message with a context', 'msgctxt "x"\nmsgid ""\nmsgstr "b"\n', [['emptyMessage', 12]]],
  ['a text in place of the header', 'msgid ""\nmsgstr "Hello"\n', [['emptyMessage', 0]]],
  [
    'plural forms',
    'msgid "a"\nmsgid_plural "b"\nmsgstr[0] "c"\n',
    [
      ['unreadable', 10],
      ['unreadable', 27],
    ],
  ],
])('%s is told', ([, po, faults]) => {
  expect(readPo(po).faults.map(({ kind, offset }) => [kind, offset])).toEqual(faults);
});

const line = fc.constantFrom(
  ...['', ' ', '\t', '\u00A0', '# remark', '#. original: "o"', '#, fuzzy', '#~ msgid "gone"'],
  ...[
    'msgctxt "c"',
    'msgid "id"',
    'msgid ""',
    'msgstr "text"',
    'msgstr ""',
    '"more"',
    '  "more" ',
    '"a\\"b\\n"',
    'msgstr',
  ],
);

test.for<[title: string, po: string, fuzzy: boolean]>([
  ['right above a message', `#, fuzzy\n${entry}`, true],
  ['above an empty line', `#, fuzzy\n\n# a remark\n \n${entry}`, true],
  ['of a message that is gone', `#, fuzzy\n#~ msgid "x"\n#~ msgstr "y"\n\n${entry}`, false],
  ['of another message', `#, fuzzy\nmsgid "c"\nmsgstr "d"\n\n${entry}`, false],
])('a remark %s belongs where it should', ([, po, fuzzy]) => {
  expect(readPo(po).messages.at(-1)?.fuzzy).toBe(fuzzy);
});

test('of a file without a fault, nothing that is written is in no message', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 14 }), fc.constantFrom('\n', '\r\n', '\r'), (lines, end) => {
      const { messages, faults } = readPo(lines.join(end));
      if (faults.length > 0) return;
      const written = lines
        .filter((one) => !one.startsWith('#'))
        .flatMap((one) => /"(.*)"/.exec(one)?.[1]?.replace('\\"', '"').replace('\\n', '\n') ?? []);
      const read = messages.flatMap(({ context = '', id, text }) => [context, id, text]);
      expect(read.join('')).toBe(written.join(''));
    }),
    { numRuns: 2000 },
  );
});
