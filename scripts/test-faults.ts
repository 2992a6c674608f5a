import path from 'node:path';
import { Command, Option } from 'commander';
import { type Fault, faults } from '../tests/faults/faults.ts';
import { openWorkspace } from '../tests/faults/openWorkspace.ts';
import { renderFaults, renderOutcome, summarizeFaults } from '../tests/faults/report.ts';
import { type Level, levels, runFaults } from '../tests/faults/runFaults.ts';
import { UsageError } from './lib/problem.ts';
import { runEntry } from './lib/runEntry.ts';
import { splitList } from './lib/splitList.ts';

interface Options {
  fault: string[];
  level: Level;
  list?: true;
  json?: true;
}

const root = path.resolve(import.meta.dirname, '..');

function pickFaults(names: readonly string[]): readonly Fault[] {
  const unknown = names.filter((name) => !faults.some((fault) => fault.name === name));
  if (unknown.length > 0) throw new UsageError(`there is no fault ${unknown.join(', ')}; --list names them all`);
  return names.length === 0 ? faults : faults.filter(({ name }) => names.includes(name));
}

await runEntry(async () => {
  const options = new Command('npm run test:faults --')
    .description(
      'Plants faults one at a time in a copy of the project and tells which test finds each. Takes hours. ' +
        'Fails when npm test finds less than 95 % of what npm run test:all finds.',
    )
    .option('--fault <names>', 'only these, separated by commas', splitList, [])
    .addOption(new Option('--level <level>', 'how far to go to find a fault').choices(levels).default('all'))
    .option('--list', 'name the faults and plant none')
    .option('--json', 'print one machine-readable result')
    .allowExcessArguments(false)
    .exitOverride()
    .parse()
    .opts<Options>();
  const picked = pickFaults(options.fault);
  if (options.list) {
    for (const { name, kind, file, hint = '' } of picked) console.log(`${name}  ${kind}  ${file}  ${hint}`.trimEnd());
    return 0;
  }
  const workspace = await openWorkspace(root);
  const outcomes = await runFaults(picked, workspace, options.level, (outcome) =>
    console.error(renderOutcome(outcome).join('  ')),
  ).finally(() => workspace.remove());
  const summary = summarizeFaults(outcomes, options.level);
  console.log(options.json ? JSON.stringify({ ...summary, outcomes }) : `\n${renderFaults(outcomes, options.level)}`);
  return summary.ok ? 0 : 1;
});
