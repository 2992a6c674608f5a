import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Option } from 'commander';
import { Command } from '../scripts/lib/Command.ts';
import { UsageError } from '../scripts/lib/problem.ts';
import { runEntry } from '../scripts/lib/runEntry.ts';
import { splitList } from '../scripts/lib/splitList.ts';
import { createWorkspace } from './mutations/createWorkspace.ts';
import { addFinders, type FindersByName, isFound } from './mutations/finders.ts';
import { formatMutationReport, summarizeMutations, toReportRow } from './mutations/mutationReport.ts';
import { type Mutation, mutations } from './mutations/mutations.ts';
import { findEvery, runMutations, type TestLevel, testLevels, type Workspace } from './mutations/runMutations.ts';
import { type TestPart, testParts } from './runner/selectTests.ts';

interface Options {
  mutation: string[];
  level?: TestLevel;
  every?: true;
  part?: TestPart;
  list?: true;
  json?: true;
}

const root = path.resolve(import.meta.dirname, '..');
const findersFile = path.join(root, 'tests/mutations/finders.json');

function pickMutations(names: readonly string[]): readonly Mutation[] {
  const unknown = names.filter((name) => !mutations.some((mutation) => mutation.name === name));
  if (unknown.length > 0) throw new UsageError(`there is no mutation ${unknown.join(', ')}; --list names them all`);
  return names.length === 0 ? mutations : mutations.filter(({ name }) => names.includes(name));
}

const readFinders = (): FindersByName => JSON.parse(readFileSync(findersFile, 'utf8'));

/** Writes after each fault, so that a run that breaks off loses one. */
async function writeFinders(
  picked: readonly Mutation[],
  again: boolean,
  workspace: Workspace,
  { level = 'changed', part: only }: Options,
): Promise<void> {
  for (const part of only ? [only] : testParts) {
    const known = readFinders();
    const isLacking = (mutation: Mutation) => again || !isFound(known, mutation, part);
    await findEvery(picked.filter(isLacking), workspace, level, part, (mutation, tests) => {
      console.error(`${mutation.name}  ${part}  ${tests.length}`);
      const found = addFinders(readFinders(), mutations, { mutation, part, tests });
      writeFileSync(findersFile, `${JSON.stringify(found, null, 2)}\n`);
    });
  }
}

await runEntry(async () => {
  const options = new Command('npm run test:mutations --')
    .description(
      'Plants mutations one at a time in a copy of the project and tells which test finds each. Takes hours. ' +
        'Fails when npm test finds less than 95 % of what npm run test:all finds.',
    )
    .option('--mutation <names>', 'only these, separated by commas', splitList, [])
    .addOption(new Option('--level <level>', 'how far to go to find one').choices(testLevels))
    .option('--every', 'write every test that finds each to finders.json: those named, or all that it lacks')
    .addOption(new Option('--part <part>', 'with --every, only this').choices(testParts))
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
  if (options.every) {
    const isNamed = options.mutation.length > 0;
    await writeFinders(picked, isNamed, workspace, options).finally(() => workspace.remove());
    return 0;
  }
  const level = options.level ?? 'all';
  const outcomes = await runMutations(picked, workspace, level, (outcome) =>
    console.error(toReportRow(outcome).join('  ')),
  ).finally(() => workspace.remove());
  const summary = summarizeMutations(outcomes, level);
  console.log(options.json ? JSON.stringify({ ...summary, outcomes }) : `\n${formatMutationReport(outcomes, level)}`);
  return summary.ok ? 0 : 1;
});
