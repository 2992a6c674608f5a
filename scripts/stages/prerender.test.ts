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

test('describes the pages of members once for all sites that differ only in what is not read, and in their logos', async () => {
  const { describeMemberPages } = createPrerenderer(
    createApp(`
const { count } = require('./assets/libraries.js');
exports.describeMemberPages = async (paths) => ({
  html: '<img src="' + __SITE__.logoUrl + '">' + __SITE__.locale + count(),
  pages: paths.map((path) => ({ parts: [], calls: ['/api' + path] })),
});`),
  );
  const [german, second, french] = (['de', 'de', 'fr'] as const).map((locale, index) => ({
    ...siteNamed(`Site ${index}`),
    locale,
    logoUrl: `/logo-${index}.svg`,
  }));
  const describe = async (site = german!) => (await describeMemberPages(site, ['/home'])).html;
  expect(await Promise.all([describe(), describe(second), describe(french)])).toEqual([
    '<img src="/logo-0.svg">de1',
    '<img src="/logo-1.svg">de1',
    '<img src="/logo-2.svg">fr2',
  ]);
  const ownTexts = { [german!.languageTag]: { Home: 'Start' } };
  expect(await describe({ ...german!, ownTexts })).toBe('<img src="/logo-0.svg">de3');
});
