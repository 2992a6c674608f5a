import path from 'node:path';
import { mergeShards } from './build/release/mergeShards.ts';
import { Command } from './lib/Command.ts';
import type { CommandIo } from './lib/CommandIo.ts';
import { formatCount } from './lib/formatCount.ts';
import { runEntry } from './lib/runEntry.ts';

/** Joins the releases of shards. */
export async function merge(io: CommandIo): Promise<number> {
  const { console, cwd } = io;
  const command = new Command('npm run merge --', io)
    .description(
      'Joins the releases of shards into one, with one manifest. Refuses sites that come twice or are missing.',
    )
    .argument('<folders...>', 'what npm run build -- --shard has written')
    .option('--out <folder>', 'where the sites go', 'dist')
    .option('--cache <folder>', 'where contents are stored (default: .cache)')
    .option('--json', 'print one machine-readable result')
    .option('--root <folder>', 'the project whose sites are to be complete', path.resolve(import.meta.dirname, '..'))
    .parse();
  const { out, cache, json, root } = command.opts<{ out: string; cache?: string; json?: boolean; root: string }>();
  const report = await mergeShards(path.resolve(cwd, root), {
    parts: command.args.map((folder) => path.resolve(cwd, folder)),
    dist: path.resolve(cwd, out),
    ...(cache !== undefined && { cacheFolder: path.resolve(cwd, cache) }),
  });
  const { sites, files, environment } = report;
  if (json) console.log(JSON.stringify({ ok: true, ...report }));
  else console.log(`${formatCount(sites, 'site')} for ${environment} in ${out}, ${files} files.`);
  return 0;
}

if (import.meta.main) await runEntry(merge);
