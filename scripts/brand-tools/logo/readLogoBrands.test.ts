import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ProblemsError } from '../../lib/problem.ts';
import { readLogoBrands } from './readLogoBrands.ts';

const theme = { colors: { primary: '#962D3E', accent: '#A8701A', neutral: '#6B5F63' } };
const brand = {
  name: 'Example',
  ageBracket: 40,
  theme: 'burgundy',
  contacts: { privacy: 'privacy@one.example', support: { default: 'support@one.example' } },
  features: { providers: ['PayPal'] },
  domains: { de: { siteId: 3, defaultLang: 'de', defaultCountry: 'DE' } },
};

let root: string;
const write = (file: string, value: unknown) => writeFile(path.join(root, file), JSON.stringify(value, null, 2));

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'logo-'));
  await Promise.all([mkdir(path.join(root, 'brands/one'), { recursive: true }), mkdir(path.join(root, 'themes'))]);
  await write('themes/burgundy.json', theme);
});
afterEach(() => rm(root, { recursive: true }));

test('a brand without drawings can be drawn', async () => {
  await write('brands/one/brand.json', brand);
  expect(await readLogoBrands(root)).toMatchObject([
    { slug: 'one', face: 'figtree', corners: 'round', firstSiteId: 3 },
  ]);
});

test('mistakes come with their places', async () => {
  await write('brands/one/brand.json', { ...brand, theme: 'burgund' });
  const error = await readLogoBrands(root).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ProblemsError);
  expect(String(error)).toContain('brands/one/brand.json:4:12  theme "burgund" does not exist');
});

test("a brand's own theme colours its logo, and only a valid one", async () => {
  const { theme: _, ...own } = brand;
  const green = { ...theme.colors, primary: '#2C7756' };
  await write('brands/one/brand.json', own);
  await write('brands/one/theme.json', { colors: green });
  expect(await readLogoBrands(root)).toMatchObject([{ slug: 'one', palettes: { primary: { 500: '#2C7756' } } }]);
  await write('brands/one/theme.json', { colors: { ...green, primary: 'green' } });
  await expect(readLogoBrands(root)).rejects.toThrow('brands/one/theme.json:3:16  "primary" is "green"');
});
