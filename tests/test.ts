import path from 'node:path';
import { Option } from 'commander';
import { parseShard } from '../scripts/build/plan/parseShard.ts';
import { Command } from '../scripts/lib/Command.ts';
import { UsageError } from '../scripts/lib/problem.ts';
import { runEntry } from '../scripts/lib/runEntry.ts';
import { today } from '../scripts/lib/today.ts';
import { listOldLooks } from './runner/findUnproven.ts';
import { countClauses, listClauses } from './runner/listClauses.ts';
import type { RunOptions } from './runner/runTests.ts';
import { selectTests, type TestPart, testParts } from './runner/selectTests.ts';
import { printSummary } from './runner/summarize.ts';

await runEntry(async () => {
  const command = new Command('npm test --')
    .description('Everything that must hold: form, types, settings, units, pipeline, and journeys in a browser.')
    .argument('[words...]', 'only test files with one of these in their path, and screens with one in their name')
    .addOption(new Option('--changed [commit]', 'only what can break by the changes since a commit').preset('HEAD'))
    .option('--all', 'the full matrix of sites, views and browsers', false)
    .option('--shard <i/n>', 'only the i-th of n parts, which together are the whole', parseShard)
    .addOption(new Option('--part <part>', 'only this part: what needs no browser, or what does').choices(testParts))
    .option('--list', 'run nothing, and print the chosen test files and screens')
    .option('--clauses', 'run nothing, and print how each clause of EN 301 549 is met')
    .option('--bail', 'stop at the first failing test', false)
    .option('--json', 'print one machine-readable result; everything else goes to the error stream')
    .parse();
  type Options = RunOptions & { changed?: string; part?: TestPart; list?: true; clauses?: true; json?: true };
  const { changed, part, list, clauses, json, ...options } = command.opts<Options>();
  if (clauses) {
    console.log(listClauses().join('\n'));
    return 0;
  }
  const words = command.args;
  const choices = [words.length > 0, changed, options.shard].filter(Boolean);
  if (choices.length > 1) throw new UsageError('words, --changed and --shard: one of them chooses');
  process.chdir(path.resolve(import.meta.dirname, '..'));

  const chosen = await selectTests(words, changed, part);
  if (list) {
    const { unitFiles, specs, screens, leftOut } = chosen;
    console.log([unitFiles, specs, screens, leftOut.map((text) => `left out: ${text}`)].flat().join('\n'));
    return 0;
  }
  // Lint looks at the changed files alone.
  if (changed) process.env.CHANGED_SINCE = changed;
  const { runTests } = await import('./runner/runTests.ts');
  const summary = await runTests(chosen, options, json ? process.stderr : process.stdout);
  const out = json ? new console.Console(process.stderr) : console;
  // The last line is the count of tests.
  out.log([countClauses(), ...listOldLooks(today({}))].join('\n'));
  printSummary(summary, out);
  if (json) console.log(JSON.stringify(summary));
  return summary.ok ? 0 : 1;
});
