import path from 'node:path';
import { build as esbuild } from 'esbuild';
import { runVite } from '../../scripts/build/compile/bundler/runVite.ts';
import { readSiteKey, toLiteral } from '../../scripts/build/compile/CompiledValues.ts';
import { createViteConfig } from '../../scripts/build/compile/createViteConfig.ts';
import type { NeutralApp } from '../../scripts/build/compile/NeutralApp.ts';
import type { Catalogue } from '../../scripts/build/config/schema/catalogue.ts';
import type { ContentStore } from '../../scripts/build/output/contentStore.ts';
import { listPictureAddresses } from '../../scripts/build/pictures/picturesInArtFolder.ts';
import { planBuild, type Site } from '../../scripts/build/plan/planBuild.ts';
import { createBuildContext, loadSharedStages } from '../../scripts/build/release/buildContext.ts';
import { CONCURRENT_SITES } from '../../scripts/build/release/buildRelease.ts';
import { createAppFilesRenderer } from '../../scripts/build/release/renderAppFiles.ts';
import { createSiteRenderer } from '../../scripts/build/release/renderSite.ts';
import { noCache } from '../../scripts/lib/cache.ts';
import { cachedSha256 } from '../../scripts/lib/hash.ts';
import { createTreeHasher } from '../../scripts/lib/hashTree.ts';
import { mapLimit } from '../../scripts/lib/mapLimit.ts';

export interface PerSiteTimes {
  /** Milliseconds for the fonts, icons and legal texts of all sites, which a build makes while the app is compiled. */
  brandFilesMs: number;
  /** Milliseconds for each further site. */
  pipelineMs: number;
  viteMs: number[];
  /** Processor time of the same builds, in milliseconds. */
  viteCpuMs: number[];
  esbuildMs: number[];
  siteCount: number;
}

/**
 * The cost of one more site in one process, when the app is compiled and the files of all brands are made: this pipeline
 * (all files of the site, hashed, nothing written, nothing from the cache, as many sites at a time as in a build), Vite's
 * own build of the same app in a loop, and esbuild in a loop, which is given less to do: the neutral chunks instead of the
 * sources, because it has no macros and no style sheets in TypeScript.
 */
export async function measurePerSite(root: string, catalogue: Catalogue, loops: number): Promise<PerSiteTimes> {
  const plan = planBuild(catalogue, { brands: [], domains: [] });
  const hashTree = createTreeHasher(root);
  const context = await createBuildContext(root, noCache, { hashTree });
  const app = await context.app;
  const renderAppFiles = createAppFilesRenderer(context, hashingStore);
  const stages = await loadSharedStages(root, noCache, catalogue.brands, hashTree, catalogue.config.photoBudgets);
  const renderer = createSiteRenderer(stages, plan, {
    ...{ root, store: hashingStore, compressed: false, hashTree, needsScripts: false },
    loadApp: async () => renderAppFiles,
  });
  const make = (site: Site) => renderer.renderSite(site, [site.host]);
  const brandFilesStarted = performance.now();
  for (const site of plan.sites) {
    await renderer.storeSharedFiles(site);
    await context.pickFonts(site.brand.look.headings, site.values.locales);
  }
  const brandFilesMs = performance.now() - brandFilesStarted;
  await make(plan.sites[0]!);
  const rest = plan.sites.slice(1);
  const started = performance.now();
  await mapLimit(rest, CONCURRENT_SITES, make);
  const ours = (performance.now() - started) / rest.length;

  const sample = Array.from(
    { length: loops + 1 },
    (_, index) => plan.sites[Math.floor((index * plan.sites.length) / (loops + 1))]!,
  );
  const vite = await timeEach(
    sample,
    async (site) => void (await runVite(createViteConfig(root, toCompiledValues(site)))),
  );
  const others = await timeEach(sample, (site) => buildWithEsbuild(app, site));
  return {
    brandFilesMs,
    pipelineMs: ours,
    viteMs: vite.map(({ ms }) => ms),
    viteCpuMs: vite.map(({ cpuMs }) => cpuMs),
    esbuildMs: others.map(({ ms }) => ms),
    siteCount: rest.length,
  };
}

/** A content store that hashes, and writes nothing. */
const hashingStore: ContentStore = {
  put: async ({ path: name, bytes }) => [{ path: name, sha256: cachedSha256(bytes), size: bytes.length }],
  add: async () => {},
  has: () => true,
  isTrusted: () => false,
  obtain: async () => true,
  pathOf: (hash) => hash,
};

/** The first run warms up and does not count. */
async function timeEach(sites: readonly Site[], work: (site: Site) => Promise<void>) {
  const times: { ms: number; cpuMs: number }[] = [];
  for (const site of sites) {
    const [started, used] = [performance.now(), process.cpuUsage()];
    await work(site);
    const { user, system } = process.cpuUsage(used);
    times.push({ ms: performance.now() - started, cpuMs: (user + system) / 1000 });
  }
  return times.slice(1);
}

const art = listPictureAddresses(path.resolve(import.meta.dirname, '../..'), '/assets/art');
const toCompiledValues = ({ values, ownTexts }: Site) => ({ ...values, ownTexts, art });

async function buildWithEsbuild(app: NeutralApp, site: Site): Promise<void> {
  const chunks = new Map(app.chunks.map((chunk) => [chunk.name, chunk]));
  const keys = new Set(app.chunks.flatMap(({ reads }) => reads.map(({ key }) => key)));
  await esbuild({
    entryPoints: [`./${app.entry}`],
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    write: false,
    outdir: '/out',
    target: 'es2022',
    logLevel: 'silent',
    define: Object.fromEntries(
      Array.from(keys, (key) => [`__SITE__.${key}`, toLiteral(readSiteKey(toCompiledValues(site), key), key)]),
    ),
    plugins: [
      {
        name: 'chunks',
        setup(build) {
          build.onResolve({ filter: /^\.\// }, ({ path }) => ({ path: path.slice(2), namespace: 'chunk' }));
          build.onLoad({ filter: /.*/, namespace: 'chunk' }, ({ path }) => {
            const { code, exports } = chunks.get(path)!;
            const list = exports.map(({ local, exported }) => `${local} as ${exported}`).join(', ');
            return { contents: list ? `${code}\nexport { ${list} };` : code, loader: 'js' };
          });
        },
      },
    ],
  });
}
