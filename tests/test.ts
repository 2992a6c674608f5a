import { Option } from 'commander';
import { Command } from '../scripts/lib/Command.ts';
import { UsageError } from '../scripts/lib/problem.ts';
import { runEntry } from '../scripts/lib/runEntry.ts';
import { parseShard } from '../scripts/plan/parseShard.ts';
import { runTests } from './runner/runTests.ts';
import { formatSummary } from './runner/summarize.ts';
import { type TestPart, testParts } from './runner/TestProject.ts';

interface Options {
  all?: boolean;
  changed?: string | true;
  shard?: { index: number; count: number };
  bail?: boolean;
  json?: boolean;
  part?: TestPart;
}

await runEntry(async () => {
  const command = new Command('npm test --')
    .description('Everything that must hold: form, types, settings, units, pipeline, and journeys in a browser.')
    .argument('[words...]', 'only test files with one of these in their path, and screens with one in their name')
    .option('--changed [commit]', 'only what can break by the changes since a commit (default: HEAD)')
    .option('--all', 'the full matrix of sites, views and browsers')
    .option('--shard <i/n>', 'only the i-th of n parts, which together are the whole', parseShard)
    .addOption(new Option('--part <part>', 'only this part: what needs no browser, or what does').choices(testParts))
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
  const { all = false, bail = false, json = false, shard, changed, part } = command.opts<Options>();
  const words = command.args;
  if (words.length > 0 && changed !== undefined) throw new UsageError('--changed and words: one of the two chooses');
  if (shard && (words.length > 0 || changed !== undefined)) {
    throw new UsageError('--shard parts the whole; it goes neither with --changed nor with words');
  }
  const print = json ? console.error : console.log;
  const summary = await runTests(
    {
      all,
      bail,
      words,
      quietOutput: json,
      ...(shard ? { shard } : {}),
      ...(part ? { part } : {}),
      ...(changed === undefined ? {} : { changed: changed === true ? 'HEAD' : changed }),
    },
    print,
  );
  print(`\n${formatSummary(summary)}`);
  if (json) console.log(JSON.stringify(summary));
  return summary.ok ? 0 : 1;
});
