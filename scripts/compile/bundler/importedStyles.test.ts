import { expect, test } from 'vitest';
import { bundleFixture } from '../../../tests/support/bundleFixture.ts';
import { importedStyles } from './importedStyles.ts';

test('Vite notes at each chunk the style sheets that it imports', async () => {
  const { chunkOf, assets } = await bundleFixture();
  const styles = assets.map(({ fileName }) => fileName).filter((name) => name.endsWith('.css'));
  expect(styles).toHaveLength(1);
  expect(importedStyles(chunkOf('lazy'))).toEqual(styles);
  expect(importedStyles(chunkOf('other'))).toEqual([]);
  expect(() => importedStyles({ fileName: 'a.js' } as never)).toThrow('does not tell its style sheets');
});
