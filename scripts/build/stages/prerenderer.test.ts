import { expect, test } from 'vitest';
import { sampleSiteValues } from '../../../tests/support/sampleSiteValues.ts';
import { toValueMark } from '../../lib/buildPlaceholders.ts';
import { readSiteKey } from '../compile/CompiledValues.ts';
import type { NeutralApp } from '../compile/NeutralApp.ts';
import { createPageRenderer, createPrerenderer } from './prerenderer.ts';

const page = (html: string) => `
const { count } = require('./assets/libraries.js');
const { greet } = require('./assets/greet.js');
exports.prerenderGuestPage = async (path) => ({ head: '', html: ${html}, title: greet(), page: path });`;

const createApp = (code: string): Pick<NeutralApp, 'chunks' | 'prerenderer'> => ({
  chunks: [],
  prerenderer: {
    entry: 'prerender.js',
    sources: [],
    icons: { star: { light: 'M1', regular: 'M2', bold: 'M3' } },
    modules: {
      'prerender.js': { code, isShared: false },
      'assets/libraries.js': { code: 'let runs = 0; exports.count = () => (runs += 1);', isShared: true },
      'assets/greet.js': {
        code: "const { count } = require('./libraries.js'); exports.greet = () => __SITE__.name + count();",
        isShared: false,
      },
    },
  },
});
const siteNamed = (name: string) => ({ ...sampleSiteValues({ name }), ownTexts: {}, art: {} });
type Site = ReturnType<typeof siteNamed>;
const readerOf = (site: Site) => (key: string) => readSiteKey(site, key);

test('runs the code with the values of each site, and the libraries once for all', async () => {
  const { renderPages } = createPageRenderer(createApp(page('path')));
  const [anna, berta] = [readerOf(siteNamed('Anna')), readerOf(siteNamed('Berta'))];
  expect(await renderPages(anna, ['/login', '/error/404'])).toEqual([
    { head: '', html: '/login', title: 'Anna1', page: '/login' },
    { head: '', html: '/error/404', title: 'Anna2', page: '/error/404' },
  ]);
  expect((await renderPages(berta, ['/login']))[0]!.title).toBe('Berta3');
});

test.for([
  '<script>a()</script>',
  '<p style="color:red">a</p>',
  '<p onclick="a()">a</p>',
  '<a href="javascript:a()">a</a>',
])('refuses %s, as the policy of the page does', async (html) => {
  const { renderPages } = createPageRenderer(createApp(page(JSON.stringify(html))));
  await expect(renderPages(readerOf(siteNamed('Anna')), ['/login'])).rejects.toThrow('/login is rendered with');
});

test('names a module that is missing', async () => {
  const { renderPages } = createPageRenderer(createApp("require('./assets/none.js');"));
  await expect(renderPages(readerOf(siteNamed('Anna')), ['/login'])).rejects.toThrow('has no assets/none.js');
});

test('describes the pages of members', async () => {
  const { describeMemberPages } = createPageRenderer(
    createApp(`
exports.describeMemberPages = async (paths) => ({
  html: __SITE__.locale,
  pages: paths.map((path) => ({ parts: [], calls: ['/api' + path] })),
});`),
  );
  expect(await describeMemberPages(readerOf(siteNamed('Anna')), ['/home'])).toEqual({
    html: 'de',
    pages: [{ parts: [], calls: ['/api/home'] }],
  });
});

test('gives sites of the same shape what is rendered once, each with its own values and icons', async () => {
  const html = page(`'<h1>' + __SITE__.name + '</h1>${toValueMark('iconPaths', 'star')}'`);
  const { renderPages } = createPrerenderer(createApp(html));
  const render = async (site: Site) => (await renderPages(site, ['/login']))[0];
  expect(await render(siteNamed('Anna & Co'))).toMatchObject({ html: '<h1>Anna &amp; Co</h1>M2', title: 'Anna & Co1' });
  expect(await render({ ...siteNamed('Berta'), icons: 'bold' })).toMatchObject({
    html: '<h1>Berta</h1>M3',
    title: 'Berta1',
  });
});
