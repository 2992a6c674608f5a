import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { writeTempTree } from '../../../../tests/support/fixtureFiles.ts';
import { ProblemsError } from '../../../lib/problem.ts';
import { readArtworkInProcess } from './readArtworkInProcess.ts';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 60"><path fill="#9C1A5B" d="M0 0h200v60H0z"/></svg>';

test('a file is read as in this process, mistakes too', async () => {
  await using tree = await writeTempTree({ 'logo.svg': drawing, 'none.svg': '<svg' });
  const { art } = await readArtworkInProcess(path.join(tree.root, 'logo.svg'), 'brand');
  expect(art.pixels.data.length).toBe(art.pixels.width * art.pixels.height * 4);
  const error = await readArtworkInProcess(path.join(tree.root, 'none.svg'), 'brand').catch((caught: Error) => caught);
  expect(error).toBeInstanceOf(ProblemsError);
});

test.for([
  [{ seconds: 0.05, megabytes: 1024 }, 'reading it takes more than 0.05 seconds'],
  [{ seconds: 600, megabytes: 40 }, 'reading it takes more than 40 MB of memory'],
] as const)('a file that takes too much ends with its name: %o', async ([limits, message]) => {
  await using tree = await writeTempTree({ 'logo.svg': drawing });
  const error = await readArtworkInProcess(path.join(tree.root, 'logo.svg'), 'brand', limits).catch(
    (caught: Error) => caught,
  );
  expect((error as Error).message).toContain('logo.svg:1:1  ');
  expect((error as Error).message).toContain(message);
});

/** Squares of two colours, each a pixel wide: every one would become a path. */
test('a picture of noise is placed, not traced', async () => {
  await using tree = await writeTempTree({ 'note.txt': 'x' });
  const file = path.join(tree.root, 'noise.png');
  const [width, height] = [1600, 500];
  const data = Buffer.alloc(width * height * 4);
  for (let index = 0; index < width * height; index++)
    data.set(((index * 7919) ^ (index >> 3)) % 3 === 0 ? [156, 26, 91, 255] : [0, 0, 0, 0], index * 4);
  await writeFile(
    file,
    await sharp(data, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
  );
  const { art } = await readArtworkInProcess(file, 'brand');
  expect(art.elements).toMatch(/^<image /);
});
