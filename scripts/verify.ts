import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadCatalogue } from './build/config/resolve/loadCatalogue.ts';
import { contentPath, storeFolder } from './build/output/cacheFolders.ts';
import type { Manifest } from './build/output/manifest.ts';
import { describeOtherSources, digestSources } from './build/release/lastBuild.ts';
import { repairRelease } from './build/release/repairRelease.ts';
import { type Finding, formatFinding } from './build/verify/Finding.ts';
import { readRelease } from './build/verify/readRelease.ts';
import { verifyRelease } from './build/verify/verifyRelease.ts';
import { Command } from './lib/Command.ts';
import type { CommandIo } from './lib/CommandIo.ts';
import { defaultCacheFolder } from './lib/cache.ts';
import { sha256 } from './lib/hash.ts';
import { createTreeHasher } from './lib/hashTree.ts';
import { runEntry } from './lib/runEntry.ts';

/** Finds whether a shard was built from other sources than those at `root`. */
function checkSources(root: string, dist: string, { sources }: Manifest): Finding[] {
  const message = sources && describeOtherSources(sources, digestSources(createTreeHasher(root)));
  return message === undefined ? [] : [{ host: path.basename(dist), message }];
}

/** Verifies that a release is complete and harmless. */
export async function verify(io: CommandIo): Promise<number> {
  const { console, cwd } = io;
  const options = new Command('npm run verify --', io)
    .description(
      'Reads dist back: every file is as the manifest says, with no trace of another brand, no secret and no dead link; servers are configured for each; browsers lack nothing.',
    )
    .option('--out <folder>', 'the folder to look at', 'dist')
    .option('--repair', 'restore files that are not as the manifest says, from the cache or by building their brands')
    .option('--cache <folder>', 'where the cache is that repairs, and proves deltas (default: .cache)')
    .option('--json', 'print one machine-readable result')
    .option('--root <folder>', 'the project whose brands count', path.resolve(import.meta.dirname, '..'))
    .parse()
    .opts<{ out: string; repair?: boolean; cache?: string; json?: boolean; root: string }>();
  const [root, dist] = [path.resolve(cwd, options.root), path.resolve(cwd, options.out)];
  const catalogue = await loadCatalogue(root);
  const repair = options.repair
    ? await repairRelease(root, {
        dist,
        ...(options.cache !== undefined && { cacheFolder: path.resolve(cwd, options.cache) }),
      })
    : undefined;
  const release = readRelease(dist);
  const cacheFolder = options.cache === undefined ? defaultCacheFolder(root) : path.resolve(cwd, options.cache);
  const storedFile = contentPath(path.join(cacheFolder, storeFolder));
  const readDictionary = (hash: string) => {
    const bytes = existsSync(storedFile(hash)) ? readFileSync(storedFile(hash)) : undefined;
    return bytes && sha256(bytes) === hash ? bytes : undefined;
  };
  const findings = [
    ...checkSources(root, dist, release.manifest),
    ...verifyRelease(release, catalogue, readDictionary),
  ];
  const { sites } = release.manifest;
  if (options.json)
    console.log(JSON.stringify({ ok: findings.length === 0, sites: sites.length, findings, ...repair }));
  else {
    for (const harm of repair?.restored ?? []) console.log(`${options.out}/${harm}; it is restored.`);
    for (const slug of repair?.rebuilt ?? []) console.log(`The sites of ${slug} were built again.`);
    for (const finding of findings) console.error(formatFinding(finding));
    const files = Array.from(release.filesByFolder.values(), (folder) => folder.size).reduce(
      (sum, one) => sum + one,
      0,
    );
    console.log(
      `${sites.length} sites, ${files} files: ${findings.length === 0 ? 'all as it must be' : `${findings.length} findings`}.`,
    );
  }
  return findings.length === 0 ? 0 : 1;
}

if (import.meta.main) await runEntry(verify);
