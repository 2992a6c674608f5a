import { expect, test } from 'vitest';
import { sha256 } from '../../lib/hash.ts';
import type { LinkedSite } from '../specialise/linkSite.ts';
import { createSiteScripts } from './siteScripts.ts';

const file = (name: string) => ({ name: `${name}.js`, path: `assets/${name}-0.js`, code: `"${name}"` });
const names = ['main', 'core', 'area', 'page', 'dialog'];
const linked: LinkedSite = {
  entry: 'assets/main-0.js',
  files: names.map(file),
  addresses: Object.fromEntries(names.map((name) => [`/assets/${name}.js`, `/assets/${name}-0.js`])),
  importedNames: ['/assets/core.js', '/assets/area.js'],
  preloads: ['assets/core-0.js'],
  styles: [],
  lazyFilesOf: () => ({ scripts: [], styles: [] }),
  messagesOf: () => [],
  criticalMessages: [],
  lazyStyles: [],
  pictures: new Set(),
  packages: [],
};
const hashOf = (text: string) => `sha256-${Buffer.from(sha256(text), 'hex').toString('base64')}`;

test('an import map has the files of its document, and what scripts import; one script has all that is lazy', () => {
  const { artifacts, importMapOf } = createSiteScripts()(linked);
  const { path, bytes } = artifacts.at(-1)!;
  const text = Buffer.from(bytes).toString();
  const { imports, integrity } = importMapOf(['/assets/page-0.js', '/assets/art/plan.svg']);
  expect(imports).toEqual({
    '/assets/main.js': '/assets/main-0.js',
    '/assets/core.js': '/assets/core-0.js',
    '/assets/area.js': '/assets/area-0.js',
    '/assets/page.js': '/assets/page-0.js',
    '/assets/lazy-files.js': `/${path}`,
  });
  expect(integrity).toEqual({
    '/assets/main-0.js': hashOf('"main"'),
    '/assets/core-0.js': hashOf('"core"'),
    '/assets/page-0.js': hashOf('"page"'),
    [`/${path}`]: hashOf(text),
  });
  const { lazyFiles } = JSON.parse(text.replace('export const lazyFiles=', '{"lazyFiles":').replace(/;$/, '}'));
  expect(Object.keys(lazyFiles.imports)).toEqual(['/assets/area.js', '/assets/page.js', '/assets/dialog.js']);
  expect(lazyFiles.integrity['/assets/area-0.js']).toBe(hashOf('"area"'));
  expect(Object.keys(lazyFiles.integrity)).toHaveLength(3);
});
