import { expect, test } from 'vitest';
import { bundleFixture } from '../../../../tests/support/bundleFixture.ts';

const declare = (name: string, properties: string) => `
import { definePage } from '../../routing/definePage.ts';
const address = '/${name}';
export default definePage({
  name: '${name}', address, access: 'member', title: '${name} of members',
  load: async () => { console.log('${name} is loaded'); return () => null; }, ${properties}
});`;

const files = {
  '.linguirc.ts': `export default { locales: ['en'], sourceLocale: 'en' };`,
  'app/routing/definePage.ts': 'export const definePage = (page: object) => { console.log("called"); return page; };',
  'app/features/albums/album.page.ts': declare('album', `frame: 'payment', area: 'member'`),
  'app/features/albums/cover.page.ts': declare('cover', `document: { file: 'cover.html' }`),
};

const bundle = async (module: string, imported: string) => {
  const main = `import { ${imported} } from '${module}'; globalThis.shown = ${imported};`;
  const { chunkOf } = await bundleFixture({ ...files, 'app/main.ts': main });
  return chunkOf('main').code;
};

const routeModules = ['pages:routes', '/app/pages-routes.ts'];
test.for(routeModules)('%s has what is known of a page before it is loaded, and nothing else', async (module) => {
  const code = await bundle(module, 'routes');
  expect(code).toContain('album of members');
  expect(code).toMatch(/frame: ?"payment"/);
  expect(code).not.toMatch(/is loaded|area|cover\.html|called/);
});

test('pages have what they load, and nothing that the routes have or only the build reads', async () => {
  const code = await bundle('pages:all', 'pages');
  expect(code).toContain('album is loaded');
  expect(code).toContain('cover is loaded');
  expect(code).not.toMatch(/of members|payment|area|cover\.html|called/);
});

test('guests have the pages with a document', async () => {
  const code = await bundle('pages:guests', 'pages');
  expect(code).toContain('cover is loaded');
  expect(code).not.toContain('album is loaded');
});
