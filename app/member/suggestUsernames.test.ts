import { expect, test } from 'vitest';
import { languages, localeCodes } from '../../brands/languages.ts';
import { suggestUsernames } from './suggestUsernames.ts';

test.for(localeCodes)('in %s there are three different valid names with a number from 18 to 99', (locale) => {
  for (let run = 0; run < 200; run += 1) {
    const names = suggestUsernames(locale);
    expect(new Set(names).size).toBe(3);
    for (const name of names) {
      expect(name.length).toBeGreaterThanOrEqual(2);
      expect(name.length).toBeLessThanOrEqual(32);
      const number = Number(/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ (\d\d)$/u.exec(name)?.[1]);
      expect(number).toBeGreaterThanOrEqual(18);
      expect(number).toBeLessThanOrEqual(99);
    }
  }
});

test.for([0, 0.999999999, 1])('random %f gives a number in range', (random) => {
  const [name] = suggestUsernames('de', () => random);
  expect(name).toMatch(random === 0 ? /18$/ : /99$/);
});

test('adjective and animal agree and are in the order of the language', () => {
  expect(suggestUsernames('fr', () => 0)).toEqual(['Renard Joyeux 18']);
  expect(suggestUsernames('de', () => 0)).toEqual(['Heiterer Fuchs 18']);
  for (const { usernames } of Object.values(languages)) expect(usernames.families.length).toBeGreaterThan(0);
});
