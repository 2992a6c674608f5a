import path from 'node:path';
import { Command } from './lib/Command.ts';
import type { CommandIo } from './lib/CommandIo.ts';
import { runEntry } from './lib/runEntry.ts';
import { describeLog, describeReleases } from './release-tools/releases/describeReleases.ts';
import { listKeptReleases } from './release-tools/releases/listKeptReleases.ts';

/** Lists the kept releases, or the log of all. */
export async function releases(io: CommandIo): Promise<number> {
  const { console, cwd } = io;
  const { out, log, json } = new Command('npm run releases --', io)
    .description('Lists the releases that can be gone back to, and checks the log of what was published.')
    .option('--out <folder>', 'where the sites are', 'dist')
    .option('--log', 'list who published and shipped what, when and why')
    .option('--json', 'print one machine-readable result')
    .parse()
    .opts<{ out: string; log?: boolean; json?: boolean }>();
  const found = await listKeptReleases(path.resolve(cwd, out));
  const ok = found.damage.length === 0;
  if (json) console.log(JSON.stringify({ ok, ...found }));
  else {
    const lines = log ? describeLog(found.log) : describeReleases(found.releases);
    console.log(lines.length > 0 ? lines.join('\n') : `${out} has no release; run npm run build.`);
    for (const one of found.damage) console.error(`The log of ${out} is damaged: ${one}.`);
  }
  return ok ? 0 : 1;
}

if (import.meta.main) await runEntry(releases);
