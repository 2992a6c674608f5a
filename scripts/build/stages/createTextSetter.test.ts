import path from 'node:path';
import { expect, test } from 'vitest';
import { createHeadingSetter } from './fonts.ts';

const root = path.resolve(import.meta.dirname, '../../..');

test('a text of letters from both files of a face is set with its kerning', async () => {
  const { measure, draw } = await createHeadingSetter(root, 'figtree');
  const svg = draw('Pro lidi, kteří');
  expect(svg.match(/<path /g)).toHaveLength(15);
  expect(svg).not.toContain('NaN');
  expect(measure('Pro lidi, kteří')).toBeGreaterThan(5);
  expect(measure('AV')).toBeLessThan(measure('A') + measure('V'));
});

test('a letter that the face does not have is an error that names it', async () => {
  const { measure } = await createHeadingSetter(root, 'literata');
  expect(() => measure('Ж')).toThrow('the heading face has no letter "Ж"');
});
