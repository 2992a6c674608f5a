import path from 'node:path';
import { Option } from 'commander';
import { Command } from '../scripts/lib/Command.ts';
import { UsageError } from '../scripts/lib/problem.ts';
import { runEntry } from '../scripts/lib/runEntry.ts';
import { splitList } from '../scripts/lib/splitList.ts';
import { createWorkspace } from './mutations/createWorkspace.ts';
import { formatMutationReport, summarizeMutations, toReportRow } from './mutations/mutationReport.ts';
import { type Mutation, mutations } from './mutations/mutations.ts';
import { runMutations, type TestLevel, testLevels } from './mutations/runMutations.ts';

interface Options {
  mutation: string[];
  level: TestLevel;
  list?: true;
  json?: true;
}

const root = path.resolve(import.meta.dirname, '..');

function pickMutations(names: readonly string[]): readonly Mutation[] {
  const unknown = names.filter((name) => !mutations.some((mutation) => mutation.name === name));
  if (unknown.length > 0) throw new UsageError(`there is no mutation ${unknown.join(', ')}; --list names them all`);
  return names.length === 0 ? mutations : mutations.filter(({ name }) => names.includes(name));
}

await runEntry(async () => {
  const options = new Command('npm run test:mutations --')
    .description(
      'Plants mutations one at a time in a copy of the project and tells which test finds each. Takes hours. ' +
        'Fails when npm test finds less than 95 % of what npm run test:all finds.',
    )
    .option('--mutation <names>', 'only these, separated by commas', splitList, [])
    .addOption(new Option('--level <level>', 'how far to go to find one').choices(testLevels).default('all'))
    .option('--list', 'name the mutations and plant none')
    .option('--json', 'print one machine-readable result')
    .allowExcessArguments(false)
    .parse()
    .opts<Options>();
  const picked = pickMutations(options.mutation);
  if (options.list) {
    for (const { name, kind, file, hint = '' } of picked) console.log(`${name}  ${kind}  ${file}  ${hint}`.trimEnd());
    return 0;
  }
  const workspace = await createWorkspace(root);
  const outcomes = await runMutations(picked, workspace, options.level, (outcome) =>
    console.error(toReportRow(outcome).join('  ')),
  ).finally(() => workspace.remove());
  const summary = summarizeMutations(outcomes, options.level);
  console.log(
    options.json ? JSON.stringify({ ...summary, outcomes }) : `\n${formatMutationReport(outcomes, options.level)}`,
  );
  return summary.ok ? 0 : 1;
});
