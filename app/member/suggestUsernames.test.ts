import { expect, test } from 'vitest';
import { suggestUsernames } from './suggestUsernames.ts';
import { usernameWords } from './usernameWords.ts';

const locales = ['en', 'de', 'fr', 'cz', 'pl'] as const;

test.for(locales)('in %s three different names of a fitting length with a number from 18 to 99', (locale) => {
  for (let round = 0; round < 200; round += 1) {
    const names = suggestUsernames(locale);
    expect(new Set(names).size).toBe(3);
    for (const name of names) {
      expect(name.length).toBeGreaterThanOrEqual(2);
      expect(name.length).toBeLessThanOrEqual(32);
      const number = Number(/^\p{L}+(\d\d)$/u.exec(name)?.[1]);
      expect(number).toBeGreaterThanOrEqual(18);
      expect(number).toBeLessThanOrEqual(99);
    }
  }
});

test.for([0, 0.999999999, 1])('a random number of %f stays inside', (random) => {
  const [name] = suggestUsernames('de', () => random);
  expect(name).toMatch(random === 0 ? /18$/ : /99$/);
});

test('adjective and animal are of one family and in the order of the language', () => {
  expect(suggestUsernames('fr', () => 0)).toEqual(['RenardJoyeux18']);
  expect(suggestUsernames('de', () => 0)).toEqual(['HeitererFuchs18']);
  for (const { families } of Object.values(usernameWords)) expect(families.length).toBeGreaterThan(0);
});
