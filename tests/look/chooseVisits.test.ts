import path from 'node:path';
import { expect, test } from 'vitest';
import { loadCatalogue } from '../../scripts/config/loadCatalogue.ts';
import { sites } from '../journeys/sites.ts';
import { allVisits, chooseVisits } from './chooseVisits.ts';
import { lacksOf } from './lacks.ts';
import { isOn, screens } from './screens/screens.ts';
import { viewName, views } from './views.ts';

const { brands } = await loadCatalogue(path.resolve(import.meta.dirname, '../..'));
const isThere = (screen: (typeof screens)[number], site: (typeof sites)[number]) => isOn(screen, lacksOf(site));
const visits = chooseVisits(screens, sites, isThere);
const whole = allVisits(screens, sites, isThere);

type Visit = (typeof visits)[number];

/** The rules, each in the ways in which it is held against a page. */
const rules: Record<string, (visit: Visit) => boolean> = {
  ...Object.fromEntries(
    views.map((view) => [`layout at ${viewName(view)}`, ({ layout }: Visit) => layout.includes(view)]),
  ),
  'axe by day': ({ axe }) => axe.light !== undefined,
  'axe by night': ({ axe }) => axe.dark !== undefined,
  'the walk by Tab on a phone in large text': ({ focus }) => focus.some(({ width }) => width === 320),
  'the walk by Tab at a desk': ({ focus }) => focus.some(({ width }) => width === 1440),
};

test('every screen is seen in every view, by day and by night, and walked through', () => {
  for (const screen of screens) {
    const own = visits.filter((visit) => visit.screen === screen);
    expect(new Set(own.flatMap(({ layout }) => layout)), screen.name).toEqual(new Set(views));
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
    for (const view of views) {
      const times = visits.filter(({ axe }) => axe[scheme] === view).length;
      expect(times, `${scheme}, ${viewName(view)}`).toBeGreaterThanOrEqual(15);
    }
  }
});

test.for(Object.keys(rules))('%s meets every site, theme, age band and language', (rule) => {
  const met = visits.filter(rules[rule]!);
  for (const site of sites) {
    expect(met.filter((visit) => visit.site === site).length, site.key).toBeGreaterThanOrEqual(8);
  }
  const brandOf = ({ site }: Visit) => brands.find(({ slug }) => slug === site.brand)!;
  expect(new Set(met.map((visit) => brandOf(visit).theme.name)).size).toBe(6);
  expect(new Set(met.map((visit) => brandOf(visit).ageBracket)).size).toBe(3);
  expect(new Set(met.map(({ site }) => site.locale)).size).toBe(5);
});

test('each is seen about one and a half times, where it is, and never twice in one language', () => {
  expect(visits.length / screens.length).toBeLessThanOrEqual(1.6);
  for (const { screen, site } of visits) expect(isThere(screen, site)).toBe(true);
  const seen = visits.map(({ screen, site }) => `${screen.name} ${site.locale}`);
  expect(new Set(seen).size).toBe(seen.length);
});

test('all visits are every screen on every site that has it, with every rule', () => {
  const expected = screens.flatMap((screen) =>
    sites.filter((site) => isThere(screen, site)).map((site) => `${screen.name} ${site.key}`),
  );
  expect(whole.map(({ screen, site }) => `${screen.name} ${site.key}`).sort()).toEqual(expected.sort());
  for (const visit of whole) for (const holds of Object.values(rules)) expect(holds(visit)).toBe(true);
});
