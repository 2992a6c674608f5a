import path from 'node:path';
import { loadCatalogue } from './config/loadCatalogue.ts';
import { Command } from './lib/Command.ts';
import type { CommandIo } from './lib/CommandIo.ts';
import { runEntry } from './lib/runEntry.ts';
import { releaseFolders } from './output/manifest.ts';
import { formatFinding } from './verify/Finding.ts';
import { readRelease } from './verify/readRelease.ts';
import { verifyRelease } from './verify/verifyRelease.ts';

/** Proves what stands in a release. */
export async function verify(io: CommandIo): Promise<number> {
  const { console, cwd } = io;
  const options = new Command('npm run verify --', io)
    .description(
      'Proves what stands in dist: every file as the manifest says, no trace of another brand, no secret, no dead link, servers told right.',
    )
    .option('--out <folder>', 'the folder to look at', 'dist')
    .option('--json', 'print one machine-readable result')
    .option('--root <folder>', 'the project whose brands count', path.resolve(import.meta.dirname, '..'))
    .parse()
    .opts<{ out: string; json?: boolean; root: string }>();
  const catalogue = await loadCatalogue(path.resolve(cwd, options.root));
  const release = readRelease(path.resolve(cwd, options.out));
  const findings = verifyRelease(release, catalogue);
  const { sites } = release.manifest;
  if (options.json) console.log(JSON.stringify({ ok: findings.length === 0, sites: sites.length, findings }));
  else {
    for (const finding of findings) console.error(formatFinding(finding));
    const files = releaseFolders(release.manifest).reduce((sum, folder) => sum + folder.files.length, 0);
    console.log(
      `${sites.length} sites, ${files} files: ${findings.length === 0 ? 'all as it must be' : `${findings.length} findings`}.`,
    );
  }
  return findings.length === 0 ? 0 : 1;
}

if (import.meta.main) await runEntry(verify);
