import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeAtomically } from './writeAtomically.ts';

test('writes of one file at the same time all succeed, and leave nothing beside it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'write-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'same');
  const texts = Array.from({ length: 20 }, (_, index) => `text ${index}`);
  await Promise.all(texts.map((text) => writeAtomically(file, Buffer.from(text))));
  expect(texts).toContain(await readFile(file, 'utf8'));
  expect(await readdir(folder)).toEqual(['same']);
});
