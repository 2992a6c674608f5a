import { expect, test } from 'vitest';
import { bundleFixture } from '../../../../tests/support/bundleFixture.ts';
import { importChunkPlugin } from './importChunkPlugin.ts';

test('lazy chunks are loaded by the function of the app', async () => {
  const { chunks, chunkOf } = await bundleFixture();
  expect(chunkOf('main').code).toMatch(/importChunk\(\(\) => import\("\.\/[\w-]+\.js"\), (?:__vite__mapDeps\(|\[\])/);
  expect(chunks.map(({ code }) => code).join()).toMatch(/async function importChunk\(/);
});

test('throws if Vite declares its function in another way', () => {
  const { transform } = importChunkPlugin() as unknown as { transform: { handler: (code: string) => unknown } };
  expect(() => transform.handler('export function preload() {}')).toThrow(
    "Vite's preload helper has an unexpected form",
  );
});
