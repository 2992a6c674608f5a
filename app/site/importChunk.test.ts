import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyFilesName } from './importMap.ts';

const script = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;
const lazyFiles = { imports: { '/assets/b.js': '/b-1.js' }, integrity: { '/b-1.js': 'sha256-b' } };

let links: { href: string }[];
let lazyScript: string;
const fetchFile = vi.fn();

beforeEach(() => {
  links = [];
  lazyScript = script(`export const lazyFiles=${JSON.stringify(lazyFiles)}`);
  fetchFile.mockReset().mockResolvedValue({});
  vi.stubGlobal('fetch', fetchFile);
  const importMap = {
    imports: {
      '/assets/a.js': '/a-1.js',
      get [lazyFilesName]() {
        return lazyScript;
      },
    },
    integrity: { '/a-1.js': 'sha256-a' },
  };
  vi.stubGlobal('document', {
    querySelector: (selector: string) =>
      selector.startsWith('script') ? { textContent: JSON.stringify(importMap) } : null,
    createElement: () => ({}),
    head: { append: (link: { href: string }) => links.push(link) },
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

test('another chunk is imported once it was checked', async () => {
  await expect(load('b')).resolves.toBe('/b-1.js');
  expect(fetchFile).toHaveBeenCalledExactlyOnceWith('/b-1.js', { integrity: 'sha256-b' });
  expect(links).toMatchObject([{ rel: 'modulepreload', href: '/b-1.js', integrity: 'sha256-b' }]);
});

test('scripts that do not load are noticed where failures are reported, each by its address', async () => {
  const noticed: unknown[] = [];
  vi.stubGlobal('noticeFailure', ({ file }: { file: string }) => noticed.push(file));
  fetchFile.mockRejectedValueOnce(new TypeError('refused'));
  await expect(load('b')).rejects.toThrow('refused');
  vi.resetModules();
  lazyScript = script('throw new Error("missing")');
  await expect(load('b')).rejects.toThrow('missing');
  expect(noticed).toEqual(['/b-1.js', lazyScript]);
});

test('a chunk that was changed on its way is not imported, and another attempt loads it again', async () => {
  fetchFile.mockRejectedValueOnce(new TypeError('refused'));
  await expect(load('b')).rejects.toThrow('refused');
  await expect(load('b')).resolves.toBe('/b-1.js');
});
