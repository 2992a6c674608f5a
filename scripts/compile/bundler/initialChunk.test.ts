import { expect, test } from 'vitest';
import { bundleFixture } from '../../../tests/support/bundleFixture.ts';
import { findEntryChunk } from './initialChunk.ts';

test('Rolldown puts all that the entry imports into its chunk, and nothing that is only loaded lazily', async () => {
  const { chunks, chunkOf } = await bundleFixture();
  const entry = findEntryChunk(chunks);
  expect([chunkOf('main'), chunkOf('shared')]).toEqual([entry, entry]);
  expect(entry.imports).toEqual([]);
  expect(['lazy', 'other', 'part'].filter((name) => chunkOf(name) === entry)).toEqual([]);
});

test('an app without one entry is refused', () => {
  expect(() => findEntryChunk([])).toThrow('the app has 0 entries');
});
