import { expect, test } from 'vitest';
import { checkSlug, isSlug, toSlug } from './slug.ts';

test.for<[string, string]>([
  ['Lindavelle', 'lindavelle'],
  ['Mondbrücken', 'mondbrucken'],
  ['Straßenfest', 'strassenfest'],
  ["L'Été à Deux", 'l-ete-a-deux'],
  ['Śródmieście Łódź', 'srodmiescie-lodz'],
  ['Smørrebrød & Co.', 'smorrebrod-co'],
  ['Nové Štěstí', 'nove-stesti'],
  ['Liebe™', 'liebe'],
  ['60 Plus', '60-plus'],
  ['+50 ist jung', '50-ist-jung'],
  ['Þórður & Ðað', 'thordur-dad'],
  ['Ħaż-Żabbar', 'haz-zabbar'],
  ['Isparta Gülü ı', 'isparta-gulu-i'],
  ['Eŋgil Ŧáhkku', 'enggil-tahkku'],
  ['Ælfrǣd Œuvre ẞ', 'aelfraed-oeuvre-ss'],
  ['Ɖɛwo ƒe Ŋutsu Ɓauna', 'dewo-fe-ngutsu-bauna'],
  ['Ein ganz besonders langer Name und mehr', 'ein-ganz-besonders-langer-name'],
])('%s becomes %s', ([name, slug]) => {
  expect(toSlug(name)).toBe(slug);
  expect(isSlug(slug)).toBe(true);
});

test('every letter of the Latin script has a plain spelling', () => {
  const letters = Array.from({ length: 0x2c80 }, (_, code) => String.fromCodePoint(code)).filter((letter) =>
    /(?=\p{L})\p{Script=Latin}/u.test(letter),
  );
  expect(letters.filter((letter) => !/^[a-z]+$/.test(toSlug(letter)))).toEqual([]);
});

test('a brand cannot take the folder of the languages', () => {
  expect(checkSlug(toSlug('Languages'), 'brands/languages')).toMatchObject([
    { message: 'brands/languages holds the languages', hint: 'choose another name for the folder' },
  ]);
});

test('a name without plain letters gives an empty slug', () => {
  expect(isSlug(toSlug('60 & 70'))).toBe(false);
});
