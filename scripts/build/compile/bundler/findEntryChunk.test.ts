import { expect, test } from 'vitest';
import { bundleFixture } from '../../../../tests/support/bundleFixture.ts';
import { findEntryChunk } from './findEntryChunk.ts';

test('the chunk of the entry is found', async () => {
  const { chunks, chunkOf } = await bundleFixture();
  expect(findEntryChunk(chunks)).toBe(chunkOf('main'));
});

test('an app without one entry is refused', () => {
  expect(() => findEntryChunk([])).toThrow('the app has 0 entries');
});
