import { expect, test } from 'vitest';
import { toMailto } from './toMailto.ts';

test('lines end as mail asks for, and nothing in them ends the text', () => {
  expect(toMailto('help@brand.example', 'Ende & Schluss', ['Größe?', 'a=b&c#d'], 'more')).toBe(
    'mailto:help@brand.example?subject=Ende%20%26%20Schluss&body=Gr%C3%B6%C3%9Fe%3F%0D%0Aa%3Db%26c%23d',
  );
});

test.for(['x', 'ü', '💐', '\ud83d'])('a long text of %s is cut where mail programs would refuse it', (character) => {
  const address = toMailto('help@brand.example', 'End', ['O-1', character.repeat(2000)], 'more');
  expect(address.length).toBeLessThanOrEqual(1900);
  expect(decodeURIComponent(address)).toMatch(character === '\ud83d' ? /O-1\r\n$/ : /O-1\r\n.{100,}\r\nmore$/u);
});
