import { expect, test } from 'vitest';
import { sampleSiteValues } from '../../tests/support/sampleSiteValues.ts';
import type { NeutralApp } from '../compile/NeutralApp.ts';
import { createPrerenderer } from './prerender.ts';

const page = (html: string) => `
const { count } = require('./assets/libraries.js');
const { greet } = require('./assets/greet.js');
exports.prerenderGuestPage = async (path) => ({ head: '', html: ${html}, title: greet(), page: path });`;

const createApp = (code: string): Pick<NeutralApp, 'chunks' | 'prerenderer'> => ({
  chunks: [],
  prerenderer: {
    entry: 'prerender.js',
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
const siteNamed = (name: string) => ({ ...sampleSiteValues({ name }), ownTexts: {}, artUrl: '/art' });

test('runs the code with the values of each site, and the libraries once for all', async () => {
  const { renderPage } = createPrerenderer(createApp(page('path')));
  const [anna, berta] = [siteNamed('Anna'), siteNamed('Berta')];
  expect(await renderPage(anna, '/login')).toEqual({ head: '', html: '/login', title: 'Anna1', page: '/login' });
  expect((await renderPage(berta, '/login')).title).toBe('Berta2');
  expect((await renderPage(anna, '/error/404')).title).toBe('Anna3');
});

test.for([
  '<script>a()</script>',
  '<p style="color:red">a</p>',
  '<p onclick="a()">a</p>',
  '<a href="javascript:a()">a</a>',
])('refuses %s, as the policy of the page does', async (html) => {
  const { renderPage } = createPrerenderer(createApp(page(JSON.stringify(html))));
  await expect(renderPage(siteNamed('Anna'), '/login')).rejects.toThrow('which the policy of the page refuses');
});

test('names a module that is missing', async () => {
  const { renderPage } = createPrerenderer(createApp("require('./assets/none.js');"));
  await expect(renderPage(siteNamed('Anna'), '/login')).rejects.toThrow('has no assets/none.js');
});

test('records the first calls of a page once for all sites of which it reads the same', async () => {
  const { recordFirstCalls } = createPrerenderer(
    createApp(`
const { count } = require('./assets/libraries.js');
exports.recordFirstCalls = async (path) => ['/api' + path + '/' + __SITE__.locale + '/' + count()];`),
  );
  const [german, second, french] = (['de', 'de', 'fr'] as const).map((locale, index) => ({
    ...siteNamed(`Site ${index}`),
    locale,
  }));
  const record = (site: typeof german, path = '/home') => recordFirstCalls(site!, path);
  expect(await Promise.all([record(german), record(second), record(french)])).toEqual([
    ['/api/home/de/1'],
    ['/api/home/de/1'],
    ['/api/home/fr/2'],
  ]);
  expect(await record(german, '/matches')).toEqual(['/api/matches/de/3']);
});
