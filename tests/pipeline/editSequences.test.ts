import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sha256 } from '../../scripts/lib/hash.ts';
import { ProblemsError } from '../../scripts/lib/problem.ts';
import { buildFixture as build } from '../support/buildFixture.ts';
import { copyBuiltFixture, replaceFile } from '../support/builtFixture.ts';
import { toVersioned } from '../support/fixtureFiles.ts';
import { isFullMatrix } from '../support/isFullMatrix.ts';
import { findManifestMismatches } from '../support/readDist.ts';

const SEQUENCES = isFullMatrix ? 1000 : 1;

/** Places of the project that change and change back: a text in a file, or a brand's folder that is there or not. */
const places: Record<string, { file: string; from: string; to: string } | { folder: string }> = {
  'a support address': { file: 'brands/alderwick/brand.json', from: 'support.at@', to: 'hilfe.at@' },
  'the theme of a brand': { file: 'brands/birchmere/brand.json', from: '"forest"', to: '"burgundy"' },
  'an icon': { file: 'brands/alderwick/icon.svg', from: '#621D28', to: '#1D6228' },
  'a removed brand': { folder: 'brands/cloverfen' },
  'a colour of a theme': { file: 'themes/burgundy.json', from: '#A8701A', to: '#A0681A' },
  'a component': { file: 'app/greet.ts', from: "' ('", to: "' – ('" },
  'a condition on a value': { file: 'app/main.ts', from: 'if (site.liveChat)', to: 'if (!site.liveChat)' },
  'a lazy component': { file: 'app/chat.ts', from: 'console.log', to: 'console.info' },
  'a style': { file: 'app/main.css', from: '--neutral-900', to: '--neutral-800' },
  'a text': { file: 'app/i18n/catalogue-de.ts', from: 'Guten Tag', to: 'Servus' },
  'a legal text': {
    file: 'templates/legal/de/imprint.hbs',
    from: toVersioned('<p>{{companyName}}</p>\n'),
    to: toVersioned('<p>© {{companyName}}</p>\n'),
  },
  'a template': { file: 'templates/robots.txt.hbs', from: 'User-agent', to: '# All\nUser-agent' },
  'a setting': { file: 'build.config.ts', from: "api: 'https://api.operator", to: "api: 'https://calls.operator" },
  'the version of a tool': { file: 'package.json', from: '"vite": "', to: '"vite": "9' },
};

const filters = {
  'all sites': {},
  'one brand': { brands: ['alderwick'], domains: [] },
  'one domain': { brands: [], domains: ['de'] },
};

/** What happens to files that builds have written. */
const accidents = {
  'an entry of the cache is damaged': (root: string, any: number) => harmFile(path.join(root, '.cache/site'), any),
  'a chunk in the cache is damaged': (root: string, any: number) => harmFile(path.join(root, '.cache/chunk'), any),
  'a stored content is damaged': (root: string, any: number) => harmFile(path.join(root, '.cache/store'), any),
  'the cache is gone': (root: string) => rm(path.join(root, '.cache'), { recursive: true, force: true }),
  'a file of dist is gone': async (root: string, any: number) => {
    const file = pickFile(path.join(root, '.dist/sites'), any);
    if (file) await rm(file);
  },
};

const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ toggle: fc.constantFrom(...Object.keys(places)) }) },
  {
    weight: 2,
    arbitrary: fc.record({ build: fc.constantFrom(...(Object.keys(filters) as (keyof typeof filters)[])) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      accident: fc.constantFrom(...(Object.keys(accidents) as (keyof typeof accidents)[])),
      any: fc.nat(),
    }),
  },
);

function pickFile(folder: string, any: number): string | undefined {
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  const files = entries.filter((entry) => entry.isFile());
  const entry = files[any % Math.max(files.length, 1)];
  return entry && path.join(entry.parentPath, entry.name);
}

async function harmFile(folder: string, any: number): Promise<void> {
  const file = pickFile(folder, any);
  if (file) await replaceFile(file, 'harmed');
}

/** Changes a place, or changes it back. */
async function toggle(root: string, name: string, away: string): Promise<void> {
  const place = places[name]!;
  if ('folder' in place) {
    const [here, there] = [path.join(root, place.folder), path.join(away, path.basename(place.folder))];
    await rename(here, there).catch(() => rename(there, here));
    return;
  }
  const file = path.join(root, place.file);
  const text = await readFile(file, 'utf8');
  const [from, to] = text.includes(place.to) ? [place.to, place.from] : [place.from, place.to];
  if (!text.includes(from)) throw new Error(`${place.file} holds no ${from}`);
  await writeFile(
    file,
    text.replace(from, () => to),
  );
}

/** A build of some sites keeps the others, unless they are harmed: then it says so and changes nothing. */
const isOfHarmedSites = (error: unknown) =>
  error instanceof ProblemsError && error.problems.every(({ hint }) => hint?.startsWith('build all sites'));

const readManifest = (dist: string) => readFile(path.join(dist, 'manifest.json'), 'utf8');

/** The manifest of a build that has nothing to begin with; by what has changed in the project. */
const cleanManifests = new Map<string, string>();

async function buildClean(root: string, changed: ReadonlySet<string>): Promise<string> {
  const key = [...changed].sort().join();
  const known = cleanManifests.get(key);
  if (known !== undefined) return known;
  const folder = await mkdtemp(path.join(tmpdir(), 'clean-'));
  await build(root, { dist: path.join(folder, 'dist'), cacheFolder: path.join(folder, 'cache') });
  const manifest = await readManifest(path.join(folder, 'dist'));
  await rm(folder, { recursive: true });
  cleanManifests.set(key, manifest);
  return manifest;
}

test('after any sequence of edits, builds and accidents the release is the one of a clean build', {
  timeout: 120_000 + SEQUENCES * 15_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: isFullMatrix ? 1 : 6, maxLength: 8 }), async (steps) => {
      await using project = await copyBuiltFixture();
      const { root } = project;
      const away = await mkdtemp(path.join(tmpdir(), 'away-'));
      const changed = new Set<string>();
      let isHarmed = false;
      await build(root);
      for (const one of steps) {
        if ('toggle' in one) {
          await toggle(root, one.toggle, away);
          if (!changed.delete(one.toggle)) changed.add(one.toggle);
        } else if ('build' in one) {
          const filter = { brands: [], domains: [], ...filters[one.build] };
          await build(root, { filter, keepsOtherSites: true }).catch((error: unknown) => {
            if (!isHarmed || !isOfHarmedSites(error)) throw error;
          });
          if (one.build === 'all sites') isHarmed = false;
        } else {
          await accidents[one.accident](root, one.any);
          isHarmed = true;
        }
      }
      await build(root);
      const manifest = await readManifest(path.join(root, 'dist'));
      expect(sha256(manifest)).toBe(sha256(await buildClean(root, changed)));
      expect(await findManifestMismatches(root)).toEqual([]);
      await rm(away, { recursive: true });
    }),
    { numRuns: SEQUENCES, seed: 40, endOnFailure: !isFullMatrix },
  );
});
