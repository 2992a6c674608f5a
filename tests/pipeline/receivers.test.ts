import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadCatalogue } from '../../scripts/build/config/resolve/loadCatalogue.ts';
import { runBuild } from '../../scripts/build/release/runBuild.ts';
import { reporterPath } from '../../scripts/build/stages/renderBootScript.ts';
import { checkHeaders } from '../../scripts/build/verify/checkHeaders.ts';
import { formatFinding } from '../../scripts/build/verify/Finding.ts';
import { type Release, readRelease } from '../../scripts/build/verify/readRelease.ts';
import { readSiteFiles } from '../support/readDist.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The brands of build.config.ts with a receiver in the sandbox, and one without. */
const brands = ['lindavelle', 'tavelune', 'automnelis', 'marolinde'];

let folder: string;
let release: Release;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'receivers-'));
  const filter = { brands, domains: ['ch'], environment: 'sandbox' };
  await runBuild(root, { filter, dist: path.join(folder, 'dist'), compressed: false });
  release = readRelease(path.join(folder, 'dist'));
}, 600_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What only the code for one kind of receiver contains, and what the code for any contains. */
const markers = {
  beacon: /\/receivers\/beacon/,
  matomo: /\bidsite\b/,
  tagManager: /\/frames\/tags\b/,
  ads: /\/receivers\/ads/,
  events: /pageView|registrationFinished/,
  consent: /usageStatistics|adMeasurement/,
  sending: /a report did not arrive/,
};

test.for<[brand: string, found: (keyof typeof markers)[]]>([
  ['lindavelle', ['beacon', 'ads', 'events', 'consent', 'sending']],
  ['tavelune', ['matomo', 'events', 'consent', 'sending']],
  ['automnelis', ['tagManager', 'ads', 'events', 'consent', 'sending']],
  ['marolinde', []],
])('the scripts of %s have the code for its receivers only: %j', { tags: 'rule' }, ([brand, expected]) => {
  const host = `members.${brand}.ch.example`;
  const files = readSiteFiles(path.join(folder, 'dist'), release.manifest, host);
  const names = files.map((file) => file.path).filter((name) => name.endsWith('.js'));
  // Failures are reported in all brands.
  const ofEvents = names.filter((name) => !name.startsWith(reporterPath.replace('.js', '-')));
  const code = ofEvents.map((name) => readFileSync(path.join(folder, 'dist', host, name), 'utf8')).join('\n');
  expect(names.length).toBeGreaterThan(20);
  const found = Object.entries(markers).filter(([, marker]) => marker.test(code));
  expect(found.map(([name]) => name)).toEqual(expected);
  const has = (label: string) => names.some((name) => name.startsWith(`assets/${label}-`));
  expect(has('consentdialog')).toBe(expected.length > 0);
  expect(files.some((file) => file.path === 'frames/tags.html')).toBe(expected.includes('tagManager'));
});

test('the servers let exactly these receivers through', { tags: 'rule' }, async () => {
  const catalogue = await loadCatalogue(root);
  const brandOf = (slug: string) => catalogue.brands.find((one) => one.slug === slug)!;
  const check = (environments: typeof catalogue.config.environments) =>
    checkHeaders(
      release,
      environments,
      (slug) => brandOf(slug).features.liveChat,
      (slug, domain) => brandOf(slug).domains.find((one) => one.domain === domain)?.mapsKey,
    ).map(formatFinding);
  expect(check(catalogue.config.environments)).toEqual([]);
  const { sandbox, ...others } = structuredClone(catalogue.config.environments);
  delete sandbox!.receivers;
  const findings = check({ ...others, sandbox: sandbox! });
  for (const brand of brands) {
    expect(
      findings.some((finding) => finding.includes(brand)),
      brand,
    ).toBe(brand !== 'marolinde');
  }
});
