import path from 'node:path';
import { expect, test } from 'vitest';
import { loadCatalogue } from '../../scripts/config/loadCatalogue.ts';
import { missingFeaturesOf } from '../../scripts/screenshots/screens/missingFeatures.ts';
import { isAvailable, screens } from '../../scripts/screenshots/screens/screens.ts';
import { testSites } from '../browser/testSites.ts';
import { planAllScreenChecks, planScreenChecks } from './planScreenChecks.ts';
import { viewportName, viewports } from './viewports.ts';

const { brands } = await loadCatalogue(path.resolve(import.meta.dirname, '../..'));
const hasScreen = (screen: (typeof screens)[number], site: (typeof testSites)[number]) =>
  isAvailable(screen, missingFeaturesOf(site));
const checks = planScreenChecks(screens, testSites, hasScreen);
const allChecks = planAllScreenChecks(screens, testSites, hasScreen);

type Check = (typeof checks)[number];

/** The rules, each in the ways in which it is held against a page. */
const rules: Record<string, (visit: Check) => boolean> = {
  ...Object.fromEntries(
    viewports.map((view) => [`layout at ${viewportName(view)}`, ({ layout }: Check) => layout.includes(view)]),
  ),
  'axe by day': ({ axe }) => axe.light !== undefined,
  'axe by night': ({ axe }) => axe.dark !== undefined,
  'the walk by Tab on a phone in large text': ({ focus }) => focus.some(({ width }) => width === 320),
  'the walk by Tab at a desk': ({ focus }) => focus.some(({ width }) => width === 1440),
};

test('every screen is seen in every view, by day and by night, and walked through', () => {
  for (const screen of screens) {
    const own = checks.filter((visit) => visit.screen === screen);
    expect(new Set(own.flatMap(({ layout }) => layout)), screen.name).toEqual(new Set(viewports));
    expect(
      own.some(({ axe }) => axe.light && axe.dark),
      screen.name,
    ).toBe(true);
    expect(
      own.some(({ focus }) => focus.length > 0),
      screen.name,
    ).toBe(true);
  }
});

test('axe looks in every view, by day and by night, often', () => {
  for (const scheme of ['light', 'dark'] as const) {
    for (const view of viewports) {
      const times = checks.filter(({ axe }) => axe[scheme] === view).length;
      expect(times, `${scheme}, ${viewportName(view)}`).toBeGreaterThanOrEqual(15);
    }
  }
});

test.for(Object.keys(rules))('%s meets every site, theme, age band and language', (rule) => {
  const met = checks.filter(rules[rule]!);
  for (const site of testSites) {
    expect(met.filter((visit) => visit.site === site).length, site.key).toBeGreaterThanOrEqual(8);
  }
  const brandOf = ({ site }: Check) => brands.find(({ slug }) => slug === site.brand)!;
  expect(new Set(met.map((visit) => brandOf(visit).theme.name)).size).toBe(6);
  expect(new Set(met.map((visit) => brandOf(visit).ageBracket)).size).toBe(3);
  expect(new Set(met.map(({ site }) => site.locale)).size).toBe(5);
});

test('each is seen about one and a half times, where it is, and never twice in one language', () => {
  expect(checks.length / screens.length).toBeLessThanOrEqual(1.6);
  for (const { screen, site } of checks) expect(hasScreen(screen, site)).toBe(true);
  const seen = checks.map(({ screen, site }) => `${screen.name} ${site.locale}`);
  expect(new Set(seen).size).toBe(seen.length);
});

test('all visits are every screen on every site that has it, with every rule', () => {
  const expected = screens.flatMap((screen) =>
    testSites.filter((site) => hasScreen(screen, site)).map((site) => `${screen.name} ${site.key}`),
  );
  expect(allChecks.map(({ screen, site }) => `${screen.name} ${site.key}`).sort()).toEqual(expected.sort());
  for (const visit of allChecks) for (const holds of Object.values(rules)) expect(holds(visit)).toBe(true);
});
