import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { validFixtureFiles, writeTempTree } from '../../../../tests/support/fixtureFiles.ts';
import { loadCatalogue } from './loadCatalogue.ts';

const load = async (files = validFixtureFiles()) => {
  await using tree = await writeTempTree(files);
  return await loadCatalogue(tree.root);
};

test('brands are sorted by slug, domains as in domainNames', async () => {
  const { brands } = await load();
  expect(brands.map(({ slug, domains }) => [slug, domains.map(({ domain }) => domain)])).toEqual([
    ['alderwick', ['de', 'at', 'com']],
    ['birchmere', ['uk']],
    ['cloverfen', ['ch', 'cz']],
  ]);
});

test('defaults are filled in', async () => {
  const { brands, themes, config } = await load();
  const [alderwick] = brands;
  expect(alderwick).toMatchObject({
    name: 'Alderwick',
    ageBracket: 40,
    company: config.companies.musterfirma,
    privacyEmail: 'privacy@alderwick.example',
    supportEmails: { default: 'support@alderwick.example', at: 'support.at@alderwick.example' },
    features: {
      providers: ['CelerisPay', 'PayPal'],
      paypalLayout: undefined,
      liveChat: true,
      interests: true,
      badges: 'count',
      menuVariant: undefined,
      birthdatePaste: false,
    },
    domains: [
      { domain: 'de', siteId: 1, locales: ['de', 'en'] },
      { domain: 'at', siteId: 2, locales: ['de'] },
      { domain: 'com', siteId: 1, locales: ['en'] },
    ],
  });
  expect(alderwick!.theme).toBe(themes.get('burgundy'));
  expect(alderwick!.logo).toContain('<svg');
});

test('written values replace the defaults', async () => {
  const { brands, config } = await load();
  expect(brands[1]).toMatchObject({
    company: config.companies.sample,
    features: {
      providers: ['CCBill'],
      paypalLayout: 2,
      liveChat: false,
      interests: true,
      badges: 'dot',
      menuVariant: undefined,
      birthdatePaste: true,
    },
  });
});

test('themes have all shades', async () => {
  const { themes } = await load();
  expect([...themes.keys()]).toEqual(['burgundy', 'forest']);
  expect(themes.get('forest')).toMatchObject({
    name: 'forest',
    primary: { '050': '#F4F8F7', '500': '#2C7756', '950': '#08150F' },
    look: {},
  });
});

test('the catalogue is frozen', async () => {
  const { brands, themes, config } = await load();
  const change: (() => unknown)[] = [
    () => (brands as unknown[]).push(1),
    () => Object.assign(brands[0]!, { name: 'x' }),
    () => Object.assign(brands[0]!.features, { liveChat: false }),
    () => (brands[0]!.domains[0]!.locales as string[]).push('pl'),
    () => (themes as Map<string, unknown>).set('x', 1),
    () => (themes as Map<string, unknown>).clear(),
    () => Object.assign(themes.get('forest')!.primary, { '500': '#000000' }),
    () => Object.assign(config.environments.production!, { api: 'https://x' }),
  ];
  for (const attempt of change) expect(attempt).toThrow(TypeError);
});

test('a process sees a changed settings file', async () => {
  await using tree = await writeTempTree(validFixtureFiles());
  await loadCatalogue(tree.root);
  const file = join(tree.root, 'build.config.ts');
  await writeFile(file, (await readFile(file, 'utf8')).replace("'Musterfirma GmbH'", "'Andere GmbH'"));
  const { config } = await loadCatalogue(tree.root);
  expect(config.companies.musterfirma!.name).toBe('Andere GmbH');
});
