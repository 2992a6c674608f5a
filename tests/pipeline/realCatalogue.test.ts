import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localeCodes } from '../../brands/languages.ts';
import { languageIn } from '../../brands/languageVariants.ts';
import { runVite } from '../../scripts/build/compile/bundler/runVite.ts';
import { readSiteKey } from '../../scripts/build/compile/CompiledValues.ts';
import { createViteConfig } from '../../scripts/build/compile/createViteConfig.ts';
import { toAppPages } from '../../scripts/build/compile/pages/appPages.ts';
import { readPages } from '../../scripts/build/compile/pages/readPages.ts';
import { americanWords, britishWords } from '../../scripts/build/config/check/checkSpelling.ts';
import { loadCatalogue } from '../../scripts/build/config/resolve/loadCatalogue.ts';
import type { Catalogue } from '../../scripts/build/config/schema/catalogue.ts';
import type { Manifest } from '../../scripts/build/output/manifest.ts';
import { listPictureAddresses } from '../../scripts/build/pictures/picturesInArtFolder.ts';
import { planBuild } from '../../scripts/build/plan/planBuild.ts';
import { createBuildContext } from '../../scripts/build/release/buildContext.ts';
import { runBuild } from '../../scripts/build/release/runBuild.ts';
import { createPageRenderer } from '../../scripts/build/stages/prerenderer.ts';
import { formatFinding } from '../../scripts/build/verify/Finding.ts';
import { readRelease } from '../../scripts/build/verify/readRelease.ts';
import { verifyRelease } from '../../scripts/build/verify/verifyRelease.ts';
import { valueMarkPattern } from '../../scripts/lib/buildPlaceholders.ts';
import { createDiskCache, defaultCacheFolder } from '../../scripts/lib/cache.ts';
import { isFullMatrix } from '../support/isFullMatrix.ts';
import { readManifest, readSiteFiles } from '../support/readDist.ts';
import { readSignInPageScripts } from '../support/readSignInPageScripts.ts';

const root = path.resolve(import.meta.dirname, '../..');
const art = listPictureAddresses(root, '/assets/art');

/** Some sites of every brand; by night all. */
const sampleFilter = { brands: [], domains: isFullMatrix ? [] : ['ch', 'com', 'uk'] };

let folder: string;
let dist: string;
let catalogue: Catalogue;
let manifest: Manifest;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'catalogue-'));
  dist = path.join(folder, 'dist');
  catalogue = await loadCatalogue(root);
  await runBuild(root, { filter: { brands: [], domains: [] }, dist, compressed: false });
  manifest = await readManifest(folder);
}, 600_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the real catalogue', () => {
  test('gives each brand a site for each of its domains, and more as brands are added', () => {
    const { sites } = manifest;
    const written = catalogue.brands.flatMap(({ slug, domains }) => domains.map(({ domain }) => `${slug}.${domain}`));
    expect(sites.map(({ brand, domain }) => `${brand}.${domain}`).sort()).toEqual(written.sort());
    expect(new Set(sites.map(({ host }) => host)).size).toBe(sites.length);
    expect(sites.length).toBeGreaterThanOrEqual(144);
    expect(catalogue.brands.length).toBeGreaterThanOrEqual(32);
    expect(sites.map(({ siteId }) => siteId).sort((a, b) => a - b)).toEqual(
      expect.arrayContaining(Array.from({ length: 135 }, (_, index) => index + 1)),
    );
  });

  test('gives each site the pages that it would have if it were rendered alone', async () => {
    const { app, prerenderer } = await createBuildContext(root, createDiskCache(defaultCacheFolder(root)));
    const [shared, alone] = [await prerenderer, createPageRenderer(await app)];
    const { icons } = (await app).prerenderer;
    const { documents, members } = toAppPages(readPages(root));
    const guestPaths = documents.map(({ path }) => path);
    const memberPaths = members.map(({ path }) => path);
    for (const { host, values, ownTexts } of planBuild(catalogue, sampleFilter).sites) {
      const site = { ...values, name: `${values.name} & "<'>`, ownTexts, art };
      const read = (key: string) => readSiteKey(site, key);
      const withIcons = <T extends { html: string }>(page: T): T => ({
        ...page,
        html: page.html.replace(valueMarkPattern, (_, _key, name: string) => icons[name]![site.icons]),
      });
      const pages = await alone.renderPages(read, guestPaths);
      expect(await shared.renderPages(site, guestPaths), host).toEqual(pages.map(withIcons));
      expect(await shared.describeMemberPages(site, memberPaths), host).toEqual(
        withIcons(await alone.describeMemberPages(read, memberPaths)),
      );
    }
  }, 120_000);

  test('gives every site the pictures that it can show, and no others', () => {
    const { sites: planned } = planBuild(catalogue, { brands: [], domains: [] });
    for (const { host, values } of planned) {
      const files = readSiteFiles(dist, manifest, host);
      const names = files.flatMap(({ path: file }) => /\/art\/([\w-]+)-[0-9a-f]{10}\.svg$/.exec(file)?.[1] ?? []);
      const count = (family: string) => names.filter((name) => name.startsWith(`${family}-`)).length;
      expect(
        {
          banners: count('banner'),
          questions: count('question'),
          interests: count('interest'),
        },
        host,
      ).toEqual({ banners: 23, questions: 24, interests: 19 });
      for (const [mark, provider] of [
        ['paypal', 'PayPal'],
        ['xolvis', 'Xolvis'],
        ['card', 'CelerisPay'],
        ['acquired', 'Acquired'],
        ['ccbill', 'CCBill'],
      ] as const) {
        expect(names.includes(`payment-${mark}`), `${host} ${mark}`).toBe(values.providers.includes(provider));
      }
    }
  });

  test('gives every site the map of its country and no other, in a script of at most 6 kB that sign-in does not load', {
    tags: 'rule',
  }, async () => {
    const { sites: planned } = planBuild(catalogue, { brands: [], domains: [] });
    const sizes = new Map<string, number>();
    for (const { host, values } of planned) {
      const files = readSiteFiles(dist, manifest, host);
      const maps = files.flatMap(({ path: file }) => /\/countrymap(\w\w)-[0-9a-f]+\.js$/.exec(file) ?? []);
      expect(maps.slice(1), host).toEqual([values.country.toLowerCase()]);
      const code = await readFile(path.join(dist, host, `assets${maps[0]}`), 'utf8');
      if (!sizes.has(code)) sizes.set(code, brotliCompressSync(code).length);
      expect(sizes.get(code), host).toBeLessThanOrEqual(6000);
      const { scripts } = readSignInPageScripts(path.join(dist, host));
      expect(scripts.some((script) => script.code === code)).toBe(false);
    }
    expect(sizes.size).toBe(10);
  });

  /** The scripts, pages and documents of a site whose path matches, each content once. */
  async function readTexts(domain: string, pattern: RegExp, except?: RegExp): Promise<[path: string, text: string][]> {
    const sites = manifest.sites.filter((site) => site.domain === domain);
    const paths = new Map(
      sites.flatMap(({ host }) =>
        readSiteFiles(dist, manifest, host)
          .filter(({ path: file }) => pattern.test(file) && !except?.test(file))
          .map(({ path: file, sha256 }) => [sha256, path.join(host, file)] as const),
      ),
    );
    expect(paths.size).toBeGreaterThan(0);
    return Promise.all(
      Array.from(
        paths.values(),
        async (file): Promise<[string, string]> => [file, await readFile(path.join(dist, file), 'utf8')],
      ),
    );
  }

  const findWords = (texts: [path: string, text: string][], words: RegExp) =>
    texts.flatMap(([file, text]) =>
      Array.from(text.matchAll(RegExp(words, `${words.flags}g`)), ([word]) => `${file}: ${word}`),
    );

  test('American sites spell as Americans do', { tags: 'rule' }, async () => {
    const texts = await readTexts('com', /\/catalogue-en[\w-]*\.js$|^legal\/\w+_en_US\.json$/);
    expect(texts.map(([file]) => file).filter((file) => !/en-US|_en_US/.test(file))).toEqual([]);
    expect(findWords(texts, britishWords)).toEqual([]);
  });

  test.for(['uk', 'au', 'nz', 'za'])('the sites of %s spell as the British do', async (domain) => {
    const texts = await readTexts(domain, /\/catalogue-en[\w-]*\.js$|^legal\/\w+_en_(?!US)\w+\.json$/);
    expect(findWords(texts, americanWords)).toEqual([]);
  });

  test('Swiss sites have no ß in any script, page or document', { tags: 'rule' }, async () => {
    // Two scripts with a ß show none: one takes it out of the API's texts, one reads it in messages. Documents of other
    // countries are as those write.
    const others = /\/compiletranslations-|\/warnedmessage-|^legal\/\w+_(?!CH)[A-Z]{2}[.\d-]*\.json$/;
    const texts = await readTexts('ch', /\.(?:js|html|json|webmanifest)$/, others);
    expect(findWords(texts, /.{0,20}[ßẞ].{0,20}/)).toEqual([]);
  });

  test('has no trace of another brand, no dead link and no file that the manifest does not list', async () => {
    const part = path.join(folder, 'part');
    await runBuild(root, { filter: sampleFilter, dist: part, compressed: false });
    const release = readRelease(part);
    expect(new Set(release.manifest.sites.map(({ brand }) => brand)).size).toBe(catalogue.brands.length);
    expect(verifyRelease(release, catalogue).map(formatFinding)).toEqual([]);
  });

  test('gives every site a page that shows its brand before any script', async () => {
    for (const { host, brand } of manifest.sites) {
      const page = await readFile(path.join(dist, host, 'index.html'), 'utf8');
      const { name, theme } = catalogue.brands.find(({ slug }) => slug === brand)!;
      expect(page).toMatch(new RegExp(`<title>.+ – ${name}</title>`));
      expect(page).toContain(`alt="${name}"`);
      expect(page).toContain(`--primary-700:${theme.primary['700'].toLowerCase()}`);
    }
  });
});

describe('sign-in', () => {
  test('keeps its budget of script on sign-in, in any site and language', () => {
    const limit = catalogue.config.budgets.login!.script;
    const heavy: string[] = [];
    for (const { host } of manifest.sites) {
      const { scripts, texts } = readSignInPageScripts(path.join(dist, host));
      const bytes = scripts.reduce((sum, { gzipBytes: packed }) => sum + packed, 0);
      for (const [tag, { gzipBytes: packed }] of Object.entries(texts)) {
        if (bytes + packed > limit) heavy.push(`${host} in ${tag}: ${bytes + packed} bytes`);
      }
    }
    expect(heavy).toEqual([]);
  });

  test('has the styles and pictures of its own composition only', { tags: 'rule' }, async () => {
    const { app, linkSite } = await createBuildContext(root, createDiskCache(defaultCacheFolder(root)));
    const { values } = planBuild(catalogue, { brands: [], domains: [] }).sites[0]!;
    const classesIn = (text: string) => new Set(text.match(/(?<=\.)[a-z_]\w+/gi));
    const isSignInSheet = ({ path: file }: { path: string }) => file.startsWith('assets/SignInPage-');
    const linkAll = (photos: typeof values.photos) =>
      Promise.all(
        (['beside', 'full', 'over', 'band'] as const).map(async (signIn) => {
          const { lazyStyles, pictures } = await linkSite({ ...values, signIn, photos, ownTexts: {}, art });
          return {
            classes: classesIn(lazyStyles.find(isSignInSheet)!.text),
            pictures: [...pictures].filter((name) => name.startsWith('login-')).sort(),
          };
        }),
      );
    const linked = await linkAll([]);
    expect(linked.map(({ pictures }) => pictures)).toEqual([
      ['login-tall', 'login-wide'],
      ['login-tall', 'login-wide'],
      ['login-tall', 'login-wide'],
      ['login-tall', 'login-wide'],
    ]);
    const shared = linked.map(({ classes }) => classes).reduce((all, classes) => all.intersection(classes));
    const own = linked.flatMap(({ classes }) => [...classes.difference(shared)]);
    expect(own.length).toBe(4 * 3);
    // Only a brand with a photograph there has the styles of one.
    const photographed = (await linkAll(['signIn'])).flatMap(({ classes }) => [...classes]);
    expect(new Set(photographed).difference(new Set([...shared, ...own])).size).toBeGreaterThan(0);
    expect(new Set([...shared, ...own, ...photographed])).toEqual(
      classesIn((await app).styleSheets.find(isSignInSheet)!.text),
    );
  });

  test('has all texts of sign-in among the critical messages', () => {
    const idsIn = (code: string, pattern: RegExp) => Array.from(code.matchAll(pattern), (match) => match[1]!);
    for (const { host } of manifest.sites) {
      const { scripts, texts } = readSignInPageScripts(path.join(dist, host));
      const used = scripts.flatMap(({ code }) => idsIn(code, /\bid:[`"']([\w+/-]{6})[`"']/g));
      expect(used.length).toBeGreaterThan(50);
      for (const [tag, { code }] of Object.entries(texts)) {
        const there = new Set(idsIn(code, /"([\w+/-]{6})":\[/g));
        expect(
          used.filter((id) => !there.has(id)),
          `${host} in ${tag}: run npm run extract`,
        ).toEqual([]);
      }
    }
  });
});

/** One site of each band, with different languages, units and switches. */
const samples = [
  ['tavelune', 'com'],
  ['lindavelle', 'de'],
  ['automnelis', 'ch'],
] as const;

describe.for(samples)('the first load of %s.%s', ([brand, domain]) => {
  test('has its own texts alone and no more script than a plain Vite build, which is made by night', async () => {
    const site = planBuild(catalogue, { brands: [brand], domains: [domain] }).sites[0]!;
    const page = await readFile(path.join(dist, site.host, 'index.html'), 'utf8');
    const scripts = [
      ...page.matchAll(/(?:modulepreload" crossorigin href|<script type="module" crossorigin src)="\/([^"]+)"/g),
    ];
    const ours = await Promise.all(
      scripts
        .map((match) => match[1]!)
        .filter((file) => !/\/catalogue-/.test(file))
        .map((file) => readFile(path.join(dist, site.host, file))),
    );
    expect(ours.length).toBeGreaterThan(0);
    const messages = scripts.map((match) => match[1]!).filter((file) => /\/catalogue-/.test(file));
    expect(messages).toEqual([
      expect.stringMatching(new RegExp(`^assets/catalogue-${site.values.languageTag}-[0-9a-f]{10}\\.js$`)),
    ]);
    if (!isFullMatrix) return;
    const { chunks } = await runVite(createViteConfig(root, { ...site.values, ownTexts: site.ownTexts, art }));
    const early = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
    for (const fileName of early) {
      for (const next of chunks.find((chunk) => chunk.fileName === fileName)!.imports) early.add(next);
    }
    const plain = chunks.filter(({ fileName }) => early.has(fileName)).map(({ code }) => Buffer.from(code));
    const total = (list: Buffer[]) => list.reduce((sum, bytes) => sum + bytes.length, 0);
    const packed = (list: Buffer[]) => list.reduce((sum, bytes) => sum + gzipSync(bytes, { level: 9 }).length, 0);
    console.log(
      `${site.host}: ${total(ours)} bytes, Vite ${total(plain)}; packed ${packed(ours)}, Vite ${packed(plain)}`,
    );
    expect(total(ours) / total(plain)).toBeLessThanOrEqual(1.03);
    expect(packed(ours) / packed(plain)).toBeLessThanOrEqual(1.03);
  });

  test('has no chunk of a feature that is switched off', async () => {
    const site = planBuild(catalogue, { brands: [brand], domains: [domain] }).sites[0]!;
    const { values } = site;
    const files = readSiteFiles(dist, manifest, site.host).map((file) => file.path);
    const has = (label: string) => files.some((file) => file.startsWith(`assets/${label}-`) && file.endsWith('.js'));
    expect(has('livechat')).toBe(true);
    expect(has('mapstownprovider')).toBe(values.maps);
    const entry = files.find((file) => /^assets\/main-/.test(file))!;
    expect((await readFile(path.join(dist, site.host, entry), 'utf8')).includes('labelledBy:')).toBe(
      values.multilingual,
    );
    for (const locale of localeCodes) {
      const { tag } = languageIn(values.country, locale);
      expect(has(`catalogue-${tag}`), tag).toBe(values.locales.includes(locale));
    }
  });
});
