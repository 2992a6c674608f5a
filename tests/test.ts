import { existsSync } from 'node:fs';
import { Option } from 'commander';
import { Command } from '../scripts/lib/Command.ts';
import { UsageError } from '../scripts/lib/problem.ts';
import { runEntry } from '../scripts/lib/runEntry.ts';
import { parseShard } from '../scripts/plan/parseShard.ts';
import { listChangedFiles } from './runner/listChangedFiles.ts';
import { readTestProject } from './runner/readTestProject.ts';
import { type RunOptions, runTests } from './runner/runTests.ts';
import {
  fullSelection,
  type Selection,
  selectByWords,
  selectTests,
  type TestPart,
  testParts,
} from './runner/selectTests.ts';
import { formatSummary } from './runner/summarize.ts';

await runEntry(async () => {
  const command = new Command('npm test --')
    .description('Everything that must hold: form, types, settings, units, pipeline, and journeys in a browser.')
    .argument('[words...]', 'only test files with one of these in their path, and screens with one in their name')
    .option('--changed [commit]', 'only what can break by the changes since a commit (default: HEAD)')
    .option('--all', 'the full matrix of sites, views and browsers')
    .option('--shard <i/n>', 'only the i-th of n parts, which together are the whole', parseShard)
    .addOption(new Option('--part <part>', 'only this part: what needs no browser, or what does').choices(testParts))
    .option('--list', 'run nothing, and print the chosen test files and screens')
    .option('--bail', 'stop at the first failing test')
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
  type Choice = { changed?: string | true; list?: true; part?: TestPart };
  const { all = false, bail = false, json = false, ...choice } = command.opts<Partial<RunOptions> & Choice>();
  const { changed, list, part, shard } = choice;
  const words = command.args;
  if (words.length > 0 && changed !== undefined) throw new UsageError('--changed and words: one of the two chooses');
  if (shard && (words.length > 0 || changed !== undefined)) {
    throw new UsageError('--shard parts the whole; it goes neither with --changed nor with words');
  }
  const print = json ? console.error : console.log;

  const files = changed === undefined ? [] : listChangedFiles(changed === true ? 'HEAD' : changed);
  let selection: Selection = fullSelection;
  if (words.length > 0) selection = selectByWords(words, await readTestProject());
  if (changed !== undefined) selection = selectTests(files, await readTestProject());
  const { leftOut } = selection;
  const unitFiles = part === 'browser' ? [] : selection.unitFiles;
  const [specs, screens] = part === 'units' ? [[], []] : [selection.specs, selection.screens];
  if (list) {
    for (const chosen of [unitFiles, specs, screens]) if (chosen.length > 0) console.log([chosen].flat().join('\n'));
    for (const { what, why } of leftOut) console.log(`left out: ${what}: ${why}`);
    return 0;
  }
  const weatherSpecs = all ? specs : files.filter((file) => specs.includes(file));
  const isChecked = part !== 'browser' && words.length === 0 && (shard?.index ?? 1) === 1;
  const isLintedWhole = selection === fullSelection || files.some((file) => /biome\.json$|\.grit$/.test(file));
  const linted = isLintedWhole ? [] : files.filter((file) => existsSync(file));
  const plan = { unitFiles, specs, screens, leftOut, weatherSpecs, ...(isChecked && { linted }) };
  const summary = await runTests(plan, { all, bail, json, shard }, print);
  print(`\n${formatSummary(summary)}`);
  if (json) console.log(JSON.stringify(summary));
  return summary.ok ? 0 : 1;
});
