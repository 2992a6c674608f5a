import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { glanceSet } from '../../scripts/brand-tools/preview/previewScreens.ts';
import { previewWords } from '../../scripts/brand-tools/preview/previewWords.ts';
import { renderPreviewPage, toPreviewPage } from '../../scripts/brand-tools/preview/renderPreviewPage.ts';
import { collectReviewFacts } from '../../scripts/brand-tools/preview/review/collectReviewFacts.ts';
import { loadCatalogue } from '../../scripts/build/config/resolve/loadCatalogue.ts';
import { planBuild } from '../../scripts/build/plan/planBuild.ts';
import { runBuild } from '../../scripts/build/release/runBuild.ts';
import { readRelease } from '../../scripts/build/verify/readRelease.ts';
import { copyBuiltFixture } from '../support/builtFixture.ts';

test('a page to be signed off tells what changes since the release, in files, look and legal texts', async () => {
  await using project = await copyBuiltFixture();
  const edit = async (file: string, from: string, to: string) => {
    const place = path.join(project.root, file);
    await writeFile(place, (await readFile(place, 'utf8')).replace(from, to));
  };
  await edit('build.config.ts', 'Musterfirma GmbH', 'Neue Firma GmbH');
  await edit('themes/burgundy.json', '#962D3E', '#2568A8');
  const { sites } = planBuild(await loadCatalogue(project.root), { brands: ['alderwick'], domains: ['de'] });
  const reviews = await collectReviewFacts(project.root, sites, path.join(project.root, 'dist'), previewWords.de);
  const { changes, contrasts, values } = reviews.get(sites[0]!)!;
  expect(changes!.files.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['page', 'legal', 'scripts']));
  expect(changes!.look).toContainEqual(
    expect.stringMatching(/^Die Knöpfe bekommen eine andere Farbe, am Tag: #[0-9A-F]{6} → #[0-9A-F]{6}$/),
  );
  const imprint = changes!.legal.find(({ title }) => title === 'Impressum, Deutsch')!;
  expect([imprint.removed[0], imprint.added[0]]).toEqual(['Musterfirma GmbH', 'Neue Firma GmbH']);
  expect(contrasts.every(({ ratio, minRatio }) => ratio >= minRatio)).toBe(true);
  expect(values).toContainEqual({ name: 'companyName', text: 'Neue Firma GmbH' });
  expect(values).toContainEqual({ name: 'look.headings', text: 'figtree' });

  const previewed = sites.map((site) => ({
    site,
    locale: site.domain.defaultLang,
    set: glanceSet,
    unreached: new Map(),
    review: reviews.get(site),
  }));
  const html = await renderPreviewPage(project.root, toPreviewPage(previewed, previewWords.de));
  expect(html).toMatch(/<ins>[^<]*Neue Firma GmbH/);
  expect(html).toContain('<summary>Impressum, Englisch</summary>');

  const release = path.join(project.root, 'release');
  await runBuild(project.root, { filter: { brands: ['alderwick'], domains: ['de'] }, dist: release, compressed: true });
  const released = (await collectReviewFacts(project.root, sites, release, previewWords.en)).get(sites[0]!)!;
  expect(released.digest).toBe(readRelease(release).manifest.sites[0]!.digest);
  expect(released.changes).toEqual({ files: [], look: [], legal: [] });

  const again = await collectReviewFacts(project.root, sites, path.join(project.root, 'nothing'), previewWords.en);
  expect(again.get(sites[0]!)!.changes).toBeUndefined();
});
