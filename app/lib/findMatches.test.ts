import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findMatches } from './findMatches.ts';

/** The text with each match in brackets. */
const mark = (text: string, wanted: string) =>
  findMatches(text, wanted)
    .map(({ text: part, matched }) => (matched ? `[${part}]` : part))
    .join('');

test.for<[string, string, string]>([
  ['Margarete', '', 'Margarete'],
  ['Margarete', '  ', 'Margarete'],
  ['Margarete', 'x', 'Margarete'],
  ['Margarete', 'gar', 'Mar[gar]ete'],
  ['Margarete', ' MAR ', '[Mar]garete'],
  ['Anna-Hanna', 'an', '[An]na-H[an]na'],
  ['aaa', 'aa', '[aa]a'],
  ['Zoë', 'zoe', '[Zoë]'],
  ['Zoe', 'zoë', '[Zoe]'],
  ['Zoe\u0308 K', 'e', 'Zo[e\u0308] K'],
  ['Žofie', 'zo', '[Žo]fie'],
  ['Łucja', 'lu', '[Łu]cja'],
  ['Straßer', 'ras', 'St[raß]er'],
  ['Strasser', 'straß', '[Strass]er'],
  ['Œuvre', 'o', '[Œ]uvre'],
  ['Ann 👩🏽 K', '👩🏽', 'Ann [👩🏽] K'],
  ['.*+?', '.*', '[.*]+?'],
  ['İpek', 'ip', '[İp]ek'],
])('in %s, %s is found as %s', { tags: 'rule' }, ([text, wanted, expected]) => {
  expect(mark(text, wanted)).toBe(expected);
});

test('the parts are the text, and two beside each other differ', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme', maxLength: 3 }), (text, wanted) => {
      const parts = findMatches(text, wanted);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      expect(parts.every(({ matched }, index) => parts[index + 1]?.matched !== matched)).toBe(true);
    }),
  );
});
