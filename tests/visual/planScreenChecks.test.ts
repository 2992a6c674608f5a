import path from 'node:path';
import { expect, test } from 'vitest';
import { loadCatalogue } from '../../scripts/build/config/resolve/loadCatalogue.ts';
import { sampleSites } from '../../scripts/local/screenshots/sampleSites.ts';
import { isAvailable, screens } from '../../scripts/local/screenshots/screens/screens.ts';
import { planAllScreenChecks, planScreenChecks } from './planScreenChecks.ts';
import { viewportName, viewports } from './viewports.ts';

const { brands } = await loadCatalogue(path.resolve(import.meta.dirname, '../..'));
const checks = planScreenChecks(screens, sampleSites, isAvailable);
const allChecks = planAllScreenChecks(screens, sampleSites, isAvailable);

type Check = (typeof checks)[number];

/** The rules in each of their variants, and whether a check applies them. */
const rules: Record<string, (check: Check) => boolean> = {
  ...Object.fromEntries(
    viewports.map((view) => [`layout at ${viewportName(view)}`, ({ layout }: Check) => layout.includes(view)]),
  ),
  'the focus on a phone with large text': ({ focus }) => focus.some(({ width }) => width === 320),
  'the focus in a wide window': ({ focus }) => focus.some(({ width }) => width === 1440),
};

test('every screen is checked once, where it exists, in the outer viewports and one between, and for its focus', () => {
  expect(checks.map(({ screen }) => screen)).toEqual(screens);
  for (const { screen, site, layout, axe, focus } of checks) {
    expect(isAvailable(screen, site)).toBe(true);
    expect(layout, screen.name).toEqual(expect.arrayContaining([viewports[0], viewports[3]]));
    expect(new Set([...layout, axe.light, axe.dark]).size, screen.name).toBe(3);
    expect(focus, screen.name).toEqual([layout.at(-1)]);
  }
});

test('axe runs at least 15 times in every viewport and colour scheme', () => {
  for (const scheme of ['light', 'dark'] as const) {
    for (const view of viewports) {
      const times = checks.filter(({ axe }) => axe[scheme] === view).length;
      expect(times, `${scheme}, ${viewportName(view)}`).toBeGreaterThanOrEqual(15);
    }
  }
});

test.for(Object.keys(rules))('%s is applied to every site, theme, age bracket and language', (rule) => {
  const applied = checks.filter(rules[rule]!);
  for (const site of sampleSites) {
    expect(applied.filter((check) => check.site === site).length, site.key).toBeGreaterThanOrEqual(8);
  }
  const brandOf = ({ site }: Check) => brands.find(({ slug }) => slug === site.brand)!;
  expect(new Set(applied.map((check) => brandOf(check).theme.name)).size).toBe(6);
  expect(new Set(applied.map((check) => brandOf(check).ageBracket)).size).toBe(3);
  expect(new Set(applied.map(({ site }) => site.locale)).size).toBe(5);
});

test('the full matrix is every screen on every site that has it, with every rule', () => {
  const expected = screens.flatMap((screen) =>
    sampleSites.filter((site) => isAvailable(screen, site)).map((site) => `${screen.name} ${site.key}`),
  );
  expect(allChecks.map(({ screen, site }) => `${screen.name} ${site.key}`).sort()).toEqual(expected.sort());
  for (const check of allChecks) for (const holds of Object.values(rules)) expect(holds(check)).toBe(true);
});
