import { expect, test } from 'vitest';
import { sampleSiteValues } from '../../../tests/support/sampleSiteValues.ts';
import { listReadKey, ownTextsKey, pictureKey, readPictureKey, readSiteKey, toLiteral } from './CompiledValues.ts';

test.for(['welcome', 'pay-card-credit', 'interest-dirty_talk', 'banner-'])('%s is told from its key', (name) => {
  expect(pictureKey(name)).toMatch(/^[\w$]+$/);
  expect(readPictureKey(pictureKey(name))).toBe(name);
});

test.for(['art', 'name', 'logoUrl'])('%s is read for no picture', (key) => {
  expect(readPictureKey(key)).toBeUndefined();
});

const values = {
  ...sampleSiteValues({ locale: 'de', locales: ['de', 'en'] }),
  art: { welcome: '/art/welcome-1.svg', 'banner-01': '/art/banner-01-2.svg', 'banner-x-y': '/art/banner-x-y-3.svg' },
  ownTexts: { 'de-CH': { hello: 'Grüezi' } },
};

test.for<[key: string, value: unknown]>([
  ['locale', 'de'],
  ['locales', ['de', 'en']],
  [listReadKey('locales', 'de'), true],
  [listReadKey('locales', 'fr'), false],
  [pictureKey('welcome'), '/art/welcome-1.svg'],
  [pictureKey('banner-'), { '01': '/art/banner-01-2.svg', 'x-y': '/art/banner-x-y-3.svg' }],
  [pictureKey('offline'), undefined],
  [ownTextsKey('de-CH'), { hello: 'Grüezi' }],
  [ownTextsKey('en'), undefined],
  ['nothing', undefined],
])('the value behind %s is %j', ([key, value]) => {
  expect(readSiteKey(values, key)).toEqual(value);
});

test('a list that the site has not is refused', () => {
  expect(() => readSiteKey(values, listReadKey('name', 'de'))).toThrow('no list named name');
});

test('a literal is safe in any script', () => {
  const text = '</script>\u2028\u2029`$`"\\';
  const literal = toLiteral(text, 'name');
  expect(literal).not.toMatch(/<\/|\u2028|\u2029/);
  expect(new Function(`return ${literal}`)()).toBe(text);
  expect(() => toLiteral(undefined, 'nothing')).toThrow('no value named nothing');
});
