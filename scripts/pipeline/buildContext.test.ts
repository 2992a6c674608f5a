import { expect, test } from 'vitest';
import { writeTempTree } from '../../tests/support/fixtureFiles.ts';
import { readToolchainKey } from './buildContext.ts';

const files = {
  'package.json': '{ "dependencies": { "react": "19.2.0" } }',
  'package-lock.json': '{ "lockfileVersion": 3 }',
  '.linguirc.ts': 'export default {};',
  'brands/languages.ts': 'export const languages = {};',
  'brands/languages/de.ts': 'export const de = {};',
  'brands/paymentProviders.ts': 'export const paymentProviders = [];',
  'scripts/compile/viteConfig.ts': 'minify',
  'scripts/specialise/specialiseChunk.ts': 'substitute',
  'scripts/pictures/pictureFiles.ts': 'list',
};

async function keyOf(changed: Record<string, string>): Promise<string> {
  await using tree = await writeTempTree({ ...files, ...changed });
  return readToolchainKey(tree.root);
}

test.for(Object.keys(files))('another %s changes the toolchain key', async (file) => {
  expect(await keyOf({ [file]: `${files[file as keyof typeof files]} ` })).not.toBe(await keyOf({}));
});

test('other files do not change the toolchain key', async () => {
  expect(await keyOf({ 'README.md': 'more', 'scripts/compile/viteConfig.test.ts': 'more' })).toBe(await keyOf({}));
});
