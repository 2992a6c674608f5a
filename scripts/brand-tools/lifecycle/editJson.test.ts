import { expect, test } from 'vitest';
import { removeJsonKey, setJsonValue } from './editJson.ts';

const text = `{\n\t"name":   "Ahorn",\r\n  "domains": {\n    "de": { "siteId": 1, "locales": ["de"] }\n  }\n}\n`;

test.for<[string, string, string]>([
  ['a value', setJsonValue(text, ['name'], 'Birke'), text.replace('"Ahorn"', '"Birke"')],
  [
    'a key on a line',
    setJsonValue(text, ['domains', 'de', 'otherHosts'], ['a.b', 'c.d']),
    text.replace('["de"] }', '["de"], "otherHosts": ["a.b", "c.d"] }'),
  ],
  [
    'a key on a line that becomes too long',
    setJsonValue(text, ['domains', 'de', 'otherHosts'], ['members.ahorn.de.example', 'a'.repeat(60)]),
    text.replace(
      '{ "siteId": 1, "locales": ["de"] }',
      `{\r\n      "siteId": 1,\r\n      "locales": ["de"],\r\n      "otherHosts": ["members.ahorn.de.example", "${'a'.repeat(60)}"]\r\n    }`,
    ),
  ],
  [
    'a key below others',
    setJsonValue(text, ['domains', 'at'], { siteId: 2 }),
    text.replace('["de"] }', '["de"] },\r\n    "at": { "siteId": 2 }'),
  ],
  ['a key in an empty object', setJsonValue('{ "a": {} }', ['a', 'b'], 1), '{ "a": { "b": 1 } }'],
  ['no first key', removeJsonKey(text, ['domains', 'de', 'siteId']), text.replace('"siteId": 1, ', '')],
  ['no last key', removeJsonKey(text, ['domains', 'de', 'locales']), text.replace(', "locales": ["de"]', '')],
  ['no missing key', removeJsonKey(text, ['domains', 'at']), text],
])('the text gets %s and keeps every other byte', ([, changed, expected]) => {
  expect(changed).toBe(expected);
});
