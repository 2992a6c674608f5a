import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { unpackFont } from './unpackFont.ts';

const folder = path.resolve(import.meta.dirname, '../../node_modules/@fontsource-variable');
const files = ['figtree/files/figtree-latin-wght-normal', 'fraunces/files/fraunces-latin-full-normal'];
const fonts = files.map((file) => readFileSync(path.join(folder, `${file}.woff2`)));

test('fonts that are unpacked at once are the same as those that are unpacked alone', async () => {
  const together = await Promise.all(fonts.map(unpackFont));
  const alone: Uint8Array[] = [];
  for (const font of fonts) alone.push(await unpackFont(font));
  expect(together.map((font) => Buffer.from(font).equals(alone.shift()!))).toEqual([true, true]);
  expect([...together[0]!.subarray(0, 4)]).toEqual([0, 1, 0, 0]);
});

test('one that cannot be unpacked does not hold up the next', async () => {
  const [broken, next] = await Promise.allSettled([unpackFont(new Uint8Array(100)), unpackFont(fonts[0]!)]);
  expect([broken.status, next.status]).toEqual(['rejected', 'fulfilled']);
});

test('one that is not packed stays as it is', async () => {
  const plain = await unpackFont(fonts[0]!);
  expect(await unpackFont(plain)).toEqual(plain);
});
