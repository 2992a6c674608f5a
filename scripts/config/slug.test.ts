import { expect, test } from 'vitest';
import { isSlug, toSlug } from './slug.ts';

test.for<[string, string]>([
  ['Lindavelle', 'lindavelle'],
  ['Mondbrücken', 'mondbrucken'],
  ['Straßenfest', 'strassenfest'],
  ["L'Été à Deux", 'l-ete-a-deux'],
  ['Śródmieście Łódź', 'srodmiescie-lodz'],
  ['Smørrebrød & Co.', 'smorrebrod-co'],
  ['Nové Štěstí', 'nove-stesti'],
  ['60 Plus', 'plus'],
  ['Ein ganz besonders langer Name und mehr', 'ein-ganz-besonders-langer-name'],
])('%s becomes %s', ([name, slug]) => {
  expect(toSlug(name)).toBe(slug);
  expect(isSlug(slug)).toBe(true);
});

test('a name without plain letters gives an empty slug', () => {
  expect(isSlug(toSlug('60 & 70'))).toBe(false);
});
