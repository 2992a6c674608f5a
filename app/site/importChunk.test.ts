import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyFilesName } from './importMap.ts';

const script = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;
const lazyFiles = { imports: { '/assets/b.js': '/b-1.js' }, integrity: { '/b-1.js': 'sha256-b' } };

type Link = Record<string, unknown> & { href: string; onload: () => void; onerror: () => void };
let links: Link[];

beforeEach(() => {
  links = [];
  const importMap = {
    imports: {
      '/assets/a.js': '/a-1.js',
      [lazyFilesName]: script(`export const lazyFiles=${JSON.stringify(lazyFiles)}`),
    },
    integrity: { '/a-1.js': 'sha256-a' },
  };
  vi.stubGlobal('document', {
    querySelector: (selector: string) =>
      selector.startsWith('script') ? { textContent: JSON.stringify(importMap) } : null,
    createElement: () => ({ relList: { supports: () => true }, remove() {} }),
    head: { append: (link: Link) => links.push(link) },
  });
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

const load = async (name: string, files = [`assets/${name}.js`]) => {
  const { importChunk } = await import('./importChunk.ts');
  return importChunk(async (addressOf) => addressOf(`/assets/${name}.js`), files);
};

test('a chunk in the import map is loaded at once, checked by the import map', async () => {
  await expect(load('a')).resolves.toBe('/a-1.js');
  expect(links).toMatchObject([{ rel: 'modulepreload', href: '/a-1.js', integrity: 'sha256-a' }]);
});

test('another chunk is imported once it was checked, or not at all', async () => {
  const loaded = load('b');
  await vi.waitFor(() => expect(links).toMatchObject([{ href: '/b-1.js', integrity: 'sha256-b' }]));
  links[0]!.onload();
  await expect(loaded).resolves.toBe('/b-1.js');
});

test('a chunk that was changed on its way is not imported, and another attempt loads it again', async () => {
  for (const attempt of [1, 2]) {
    const loaded = load('b');
    await vi.waitFor(() => expect(links).toHaveLength(attempt));
    links.at(-1)!.onerror();
    await expect(loaded).rejects.toThrow('/b-1.js is not there, or was changed on its way');
  }
});
