import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePo, readPo } from '../../lib/parsePo.ts';
import { editPo } from './editPo.ts';

const a = '#. original: "A"\nmsgid "a"\nmsgstr "Alpha"\n';
const b = '#. original: "B"\nmsgctxt "x"\nmsgid "b"\nmsgstr ""\n"Be"\n"ta"\n';
const po = `# Our words\n\n${a}\n# theirs\n${b}`;
const of = (id: string, text: string | undefined, original = id.toUpperCase(), context?: string) => ({
  message: { id, ...(context !== undefined && { context }) },
  original,
  text,
});

test.for<[title: string, former: string, change: ReturnType<typeof of>, expected: string]>([
  ['changes a text', po, of('a', 'Aleph'), po.replace('Alpha', 'Aleph')],
  ['changes a text of several lines', po, of('b', 'Bet', 'B', 'x'), po.replace('""\n"Be"\n"ta"', '"Bet"')],
  ['renews the original', po, of('a', 'Aleph', 'AA'), po.replace('"A"', '"AA"').replace('Alpha', 'Aleph')],
  ['adds a text', po, of('c', 'C "1"\n'), `${po}\n#. original: "C"\nmsgid "c"\nmsgstr "C \\"1\\"\\n"\n`],
  ['keeps a message of another context', po, of('b', 'Bet'), `${po}\n#. original: "B"\nmsgid "b"\nmsgstr "Bet"\n`],
  ['begins a file', '', of('c', 'Ce', 'C', 'y'), '#. original: "C"\nmsgctxt "y"\nmsgid "c"\nmsgstr "Ce"\n'],
  ['takes a text out', po, of('a', undefined), `# Our words\n\n# theirs\n${b}`],
  ['takes the last text out', po, of('b', undefined, 'B', 'x'), `# Our words\n\n${a}\n# theirs\n`],
  ['takes out nothing that is not there', po, of('c', undefined), po],
])('%s', ([, former, change, expected]) => {
  const toWindows = (text: string) => text.replaceAll('\n', '\r\n');
  expect(editPo(former, [change])).toBe(expected);
  if (former !== '') expect(editPo(toWindows(former), [change])).toBe(toWindows(expected));
});

test('what is put into a file is read from it, and everything else stays', () => {
  const text = fc.string({ unit: fc.constantFrom('ä', '"', '\\', '\n', ' ', 'x', '{', '#'), minLength: 1 });
  const texts = fc.dictionary(fc.constantFrom('a', 'c', 'd', 'e'), text);
  fc.assert(
    fc.property(texts, (wanted) => {
      const edited = editPo(
        po,
        Object.entries(wanted).map(([id, one]) => of(id, one)),
      );
      const { messages, faults } = readPo(edited);
      expect(faults).toEqual([]);
      const read = Object.fromEntries(messages.map(({ id, text: one }) => [id, one]));
      expect(read).toEqual({ ...Object.fromEntries(parsePo(po).map(({ id, text: one }) => [id, one])), ...wanted });
      expect(edited.startsWith('# Our words\n\n')).toBe(true);
    }),
  );
});
