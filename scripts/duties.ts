import { domainNames } from '../brands/domains.ts';
import { duties, dutyNames, isOperators, listDuties } from '../brands/duties.ts';
import { parseDay } from './build/plan/parseDay.ts';
import { Command } from './lib/Command.ts';
import type { CommandIo } from './lib/CommandIo.ts';
import { runEntry } from './lib/runEntry.ts';
import { today } from './lib/today.ts';

interface Options {
  on: string;
  json?: true;
}

const toCommand = (io: CommandIo) =>
  new Command('npm run duties --', io)
    .description('Prints what the law asks of sites on a day, by domain, with its source and the test that proves it.')
    .option('--on <day>', 'the day, as 2027-04-01', parseDay, today())
    .option('--json', 'print one machine-readable result')
    .allowExcessArguments(false);

/** Prints the duties of a day, and those that come after it. */
export async function printDuties(io: CommandIo): Promise<number> {
  const { on, json } = toCommand(io).parse().opts<Options>();
  if (json) {
    io.console.log(JSON.stringify(Object.fromEntries(domainNames.map((domain) => [domain, listDuties(domain, on)]))));
    return 0;
  }
  const rows = dutyNames.map((name) => {
    const { what, from, domains, source, proof } = duties[name];
    return {
      due: from <= on,
      lines: [
        `${from}  ${domains.join(' ')}: ${what}`,
        `    ${source}`,
        isOperators(name) ? `    the operator's to do; the words: ${proof}` : `    ${proof}`,
      ],
    };
  });
  const print = (title: string, due: boolean) => {
    const wanted = rows.filter((row) => row.due === due).flatMap(({ lines }) => lines);
    io.console.log([title, ...(wanted.length > 0 ? wanted : ['none'])].join('\n'));
  };
  print(`Due on ${on}:`, true);
  print('\nStill to come:', false);
  return 0;
}

if (import.meta.main) await runEntry(printDuties);
