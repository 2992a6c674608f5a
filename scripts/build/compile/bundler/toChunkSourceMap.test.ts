import { expect, test } from 'vitest';
import { toChunkSourceMap } from './toChunkSourceMap.ts';

const chunk = (moduleIds: string[], map: object | null = null) =>
  ({ fileName: 'assets/a.js', moduleIds, map }) as never;

test('the paths of modules begin at the root of the project', () => {
  const map = { names: [], sources: ['../../a.ts', '../../../node_modules/b/b.js'], mappings: 'AAAA' };
  const { sources } = toChunkSourceMap('/project', chunk(['/project/app/a.ts'], map));
  expect(sources).toEqual(['app/a.ts', 'node_modules/b/b.js']);
});

test('the chunk of the bundler itself has an empty map, and any other without a map is refused', () => {
  expect(toChunkSourceMap('/project', chunk(['\0rolldown/runtime.js'])).mappings).toBe('');
  expect(() => toChunkSourceMap('/project', chunk(['/project/app/a.ts']))).toThrow('no source map for assets/a.js');
});
