import { expect, test } from 'vitest';
import { limitCombiningMarks, parseForeignJson } from './limitCombiningMarks.ts';

test.for(['Élodie', 'Éłżbîéta', 'Việt Nam', 'ไม่มีที่ไหน', 'हिन्दी क्ष्म्य', 'שָׁלוֹם', '한국어', '👩🏽‍❤️‍💋‍👨🏻', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'])(
  '%s stays as it is',
  (text) => {
    expect(limitCombiningMarks(text)).toBe(text);
    expect(parseForeignJson(JSON.stringify({ text }))).toEqual({ text });
  },
);

test.for(['\u0301', '\u0489', '\u20DD', '\u0E4D', '\u093F', '\u{1F3FB}', '\u1100', '\u1161', '\u11A8', '\u0301\u0489'])(
  'a letter keeps few of many %j',
  (mark) => {
    const text = limitCombiningMarks(`An${mark.repeat(500)}na`);
    expect(text.length).toBeLessThan(16);
    expect(text).toMatch(/^An.+na$/u);
  },
);

test('texts are cut however JSON writes them', () => {
  const written = `{ "name": "A${'\\u0301'.repeat(500)}", "rows": ["b${'\u0489'.repeat(500)}", 1, null] }`;
  const { name, rows } = parseForeignJson(written) as { name: string; rows: string[] };
  expect([name.length, rows[0]!.length, rows.slice(1)]).toEqual([9, 9, [1, null]]);
});
