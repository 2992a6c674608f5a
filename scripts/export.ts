import path from 'node:path';
import { assertUnpublished } from './build/output/ownFolder.ts';
import { replaceFolder } from './build/output/writeFolder.ts';
import { Command } from './lib/Command.ts';
import type { CommandIo } from './lib/CommandIo.ts';
import { defaultCacheFolder } from './lib/cache.ts';
import { UsageError } from './lib/problem.ts';
import { runEntry } from './lib/runEntry.ts';
import { writeAtomically } from './lib/writeAtomically.ts';
import { renderHostVariables } from './release-tools/export/hostVariables.ts';
import { isReleaseLayout, toOciLayout } from './release-tools/export/ociLayout.ts';
import { openShipStore, readDist } from './release-tools/ship/readDist.ts';
import { createShipment } from './release-tools/ship/Shipment.ts';

interface Options {
  hosts?: string;
  oci?: string;
  release: string;
  cache?: string;
  json?: true;
  root: string;
}

/** Writes a release in the forms of other tools. */
export async function exportRelease(io: CommandIo): Promise<number> {
  const { console, cwd } = io;
  const options = new Command('npm run export --', io)
    .description('Writes a release in the forms of other tools: its hosts for OpenTofu, its files for OCI registries.')
    .option('--hosts <file>', 'write a variables file with every host, such as hosts.tfvars.json')
    .option('--oci <folder>', 'write an OCI image layout, of links to the cache: never change a file in it')
    .option('--release <folder>', 'the release', 'dist')
    .option('--cache <folder>', 'where contents are stored (default: .cache)')
    .option('--json', 'print one machine-readable result')
    .option('--root <folder>', 'the project it was built from', path.resolve(import.meta.dirname, '..'))
    .parse()
    .opts<Options>();
  const { hosts, oci, json } = options;
  if (hosts === undefined && oci === undefined) throw new UsageError('say what to write: --hosts or --oci');
  const [root, dist] = [path.resolve(cwd, options.root), path.resolve(cwd, options.release)];
  const written: string[] = [];
  if (oci !== undefined) {
    const folder = path.resolve(cwd, oci);
    const cacheFolder = options.cache === undefined ? defaultCacheFolder(root) : path.resolve(cwd, options.cache);
    assertUnpublished('the layout', folder, [dist]);
    const store = await openShipStore(root, { dist, cacheFolder });
    const { manifest, deltas, provenance } = await readDist(dist, store);
    const layout = toOciLayout(await createShipment(store, manifest, { deltas, provenance }), store);
    const use = { root, what: 'the layout is', option: '--oci', isOwn: () => isReleaseLayout(folder) };
    await replaceFolder(folder, layout, use);
    written.push(oci);
  }
  if (hosts !== undefined) {
    await writeAtomically(path.resolve(cwd, hosts), Buffer.from(renderHostVariables(dist)));
    written.push(hosts);
  }
  console.log(json ? JSON.stringify({ ok: true, written }) : `Written: ${written.join(', ')}`);
  return 0;
}

if (import.meta.main) await runEntry(exportRelease);
