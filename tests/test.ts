import path from 'node:path';
import { Option } from 'commander';
import { parseShard } from '../scripts/build/plan/parseShard.ts';
import { Command } from '../scripts/lib/Command.ts';
import { UsageError } from '../scripts/lib/problem.ts';
import { runEntry } from '../scripts/lib/runEntry.ts';
import { listChangedFiles } from './runner/listChangedFiles.ts';
import { type RunOptions, runTests } from './runner/runTests.ts';
import {
  fullSelection,
  readTestProject,
  selectByWords,
  selectTests,
  type TestPart,
  testParts,
} from './runner/selectTests.ts';
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
    .option('--bail', 'stop at the first failing test', false)
    .option('--json', 'print one machine-readable result; everything else goes to the error stream')
    .addHelpText(
      'after',
      `
Examples:
  npm test                          everything, thinned to what finds most in little time
  npm run test:all                  everything in the full matrix
  npm test -- --changed             what the uncommitted changes can break, by the imports
  npm test -- --changed main        the same for everything since main
  npm test -- people matches-empty  the tests of people, and the screen matches-empty`,
    )
    .parse();
  type Options = RunOptions & { changed?: string; part?: TestPart; list?: true; json?: true };
  const { changed, part, list, json, ...options } = command.opts<Options>();
  const words = command.args;
  if ([words.length > 0, changed, options.shard].filter(Boolean).length > 1) {
    throw new UsageError('words, --changed and --shard: one of them chooses');
  }
  process.chdir(path.resolve(import.meta.dirname, '..'));

  const files = changed ? listChangedFiles(changed) : [];
  const choose = words.length > 0 ? selectByWords.bind(null, words) : selectTests.bind(null, files);
  const selection = words.length > 0 || changed ? choose(await readTestProject()) : fullSelection;
  const others = { units: { specs: [], screens: [], changedSpecs: [] }, browser: { unitFiles: [] } };
  const chosen = { ...selection, ...(part && others[part]) };
  if (list) {
    const leftOut = chosen.leftOut.map((text) => `left out: ${text}`);
    console.log([chosen.unitFiles, chosen.specs, chosen.screens, leftOut].flat().join('\n'));
    return 0;
  }
  // Lint looks at the changed files alone.
  if (changed) process.env.CHANGED_SINCE = changed;
  const summary = await runTests(chosen, options, json ? process.stderr : process.stdout);
  printSummary(summary, json ? new console.Console(process.stderr) : console);
  if (json) console.log(JSON.stringify(summary));
  return summary.ok ? 0 : 1;
});
