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
  const prerender = createPrerenderer(createApp(page('path')));
  const [anna, berta] = [siteNamed('Anna'), siteNamed('Berta')];
  expect(await prerender(anna, '/login')).toEqual({ head: '', html: '/login', title: 'Anna1', page: '/login' });
  expect((await prerender(berta, '/login')).title).toBe('Berta2');
  expect((await prerender(anna, '/error/404')).title).toBe('Anna3');
});

test.for([
  '<script>a()</script>',
  '<p style="color:red">a</p>',
  '<p onclick="a()">a</p>',
  '<a href="javascript:a()">a</a>',
])('refuses %s, as the policy of the page does', async (html) => {
  const prerender = createPrerenderer(createApp(page(JSON.stringify(html))));
  await expect(prerender(siteNamed('Anna'), '/login')).rejects.toThrow('which the policy of the page refuses');
});

test('names a module that is missing', async () => {
  const prerender = createPrerenderer(createApp("require('./assets/none.js');"));
  await expect(prerender(siteNamed('Anna'), '/login')).rejects.toThrow('has no assets/none.js');
});
