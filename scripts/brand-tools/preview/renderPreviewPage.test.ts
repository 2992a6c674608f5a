import path from 'node:path';
import { expect, test } from 'vitest';
import { sampleBrand, sampleBrandCatalogue } from '../../../tests/support/sampleBrandCatalogue.ts';
import { resolveTheme } from '../../build/config/colors/resolveTheme.ts';
import { planBuild } from '../../build/plan/planBuild.ts';
import { pickSites } from './pickSites.ts';
import { glanceSet } from './previewScreens.ts';
import { renderPreviewPage, toPreviewPage } from './renderPreviewPage.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const catalogue = sampleBrandCatalogue([sampleBrand('ahorn', { name: 'Ahorn & <Co>' }), sampleBrand('birke')]);
const previewed = pickSites(planBuild(catalogue, { brands: [], domains: [] }).sites, []).map((site) => ({
  site,
  locale: site.domain.defaultLang,
  set: glanceSet,
  unreached: new Map(),
}));

test('a section has the facts of a brand, and both pages at two widths in both colour schemes', () => {
  const { title, sections } = toPreviewPage(previewed);
  expect(title).toBe('2 brands');
  expect(sections[0]!.facts).toEqual([
    { term: 'Site', text: 'members.ahorn.de.example' },
    { term: 'Domain', text: 'de; also uk, com' },
    { term: 'Theme', text: 'forest' },
    { term: 'Members', text: 'over 50' },
    { term: 'Languages', text: 'German, English' },
    { term: 'Shown in', text: 'German' },
    { term: 'SiteId', text: '1' },
  ]);
  expect(sections[0]!.screens.map(({ title: name, pictures }) => [name, pictures.map(({ src }) => src)])).toEqual([
    ['Sign-in', ['360-light', '360-dark', '1440-light', '1440-dark'].map((name) => `ahorn-de/login-${name}.jpg`)],
    ['Home', ['360-light', '360-dark', '1440-light', '1440-dark'].map((name) => `ahorn-de/home-${name}.jpg`)],
  ]);
});

test('a section says what becomes of the own colours of a brand', async () => {
  const theme = resolveTheme('own', { colors: { primary: '#6B2D5C', accent: '#AF5A28', neutral: '#6A5F67' } }, 'own');
  const [first] = previewed;
  const own = { ...first!, site: { ...first!.site, brand: { ...first!.site.brand, theme } } };
  const page = toPreviewPage([own, previewed[1]!]);
  expect(page.sections.map(({ colorNotes }) => colorNotes.length)).toEqual([2, 0]);
  expect(await renderPreviewPage(root, page)).toContain(
    '<p>#6B2D5C: by day buttons have it as it is; by night buttons take',
  );
});

test('what is signed off names the host in production', () => {
  const review = {
    host: 'members.ahorn.example',
    digest: '',
    legal: [],
    values: [],
    contrasts: [],
    changes: undefined,
  };
  const [section] = toPreviewPage([{ ...previewed[0]!, review }]).sections;
  expect(section!.facts[0]).toEqual({ term: 'Site', text: 'members.ahorn.example' });
});

test('the title counts the sites where a brand has several', () => {
  const sites = pickSites(planBuild(catalogue, { brands: ['birke'], domains: [] }).sites, ['de', 'uk', 'com']);
  expect(toPreviewPage(sites.map((site) => ({ ...previewed[1]!, site }))).title).toBe('1 brand, 3 sites');
});

test('the page escapes names and gives the reason for missing pictures', async () => {
  const unreached = new Map([['home', 'Timeout <15 s>']] as const);
  const html = await renderPreviewPage(root, toPreviewPage([{ ...previewed[0]!, unreached }, previewed[1]!]));
  expect(html).toContain('Ahorn &amp; &lt;Co&gt;');
  expect(html).toContain('This page could not be captured. Timeout &lt;15 s&gt;');
  expect(html).not.toContain('ahorn-de/home-360-light.jpg');
  // Four of the first brand and eight of the second, two logos, and by day each once more at a glance.
  expect(html.match(/<img [^>]*loading="lazy"/g)).toHaveLength(4 + 8 + 2 + 6);
});
