import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { Command } from '../scripts/lib/Command.ts';
import { runEntry } from '../scripts/lib/runEntry.ts';
import { browserMutations } from './mutations/browserMutations.ts';
import { listChangedLines } from './mutations/listChangedLines.ts';
import { runBrowserMutations } from './mutations/runBrowserMutations.ts';

/** Changes the code of these files or lines in every way that Stryker knows, and prints what no unit test finds. */
async function runStryker(mutate: readonly string[]) {
  const { Stryker } = await import('@stryker-mutator/core');
  return new Stryker({
    mutate: [...mutate],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tests/mutations/vitest.config.ts' },
    // It reads this with TypeScript's former interface, and tests need none.
    tsconfigFile: 'none',
    // Tests in node_modules are not run.
    tempDirName: '.cache/mutations',
    cleanTempDir: 'always',
    ignorePatterns: ['/.cache', '/dist', '/.dist', '/test-results', '/.preview'],
    // Code that only the loading of modules runs would need all tests for each change.
    ignoreStatic: true,
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { reportTests: false },
    allowEmpty: true,
  }).runMutationTest();
}

await runEntry(async () => {
  const command = new Command('npm run test:mutations --')
    .description('Changes code in many small ways, one at a time, and tells which of them no unit test finds.')
    .argument(
      '[files...]',
      'the code to change, such as app/routing/memberRules.ts or app/routing/memberRules.ts:10-20',
    )
    .option('--changed <commit>', 'without files: the lines that differ from this commit', 'HEAD')
    .option('--browser', 'instead: plants the mutations that only a browser finds, all or those that are named')
    .parse();
  const { changed, browser } = command.opts<{ changed: string; browser?: true }>();
  process.chdir(path.resolve(import.meta.dirname, '..'));
  if (browser) return runBrowserMutations(browserMutations, command.args) ? 0 : 1;

  const diff = ['diff', '--unified=0', '--relative', '--no-ext-diff', changed, '--', 'app', 'scripts'];
  const chosen =
    command.args.length > 0 ? command.args : listChangedLines(execFileSync('git', diff, { encoding: 'utf8' }));
  if (chosen.length > 0) await runStryker(chosen);
  return 0;
});
