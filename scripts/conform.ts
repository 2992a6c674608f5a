import { formatResults, summarizeResults } from './backend/conform/formatResults.ts';
import {
  parseAccount,
  parseApiOrigin,
  parseSiteOrigin,
  passwordVariable,
  toCredentials,
} from './backend/conform/parseOptions.ts';
import { runConformance } from './backend/conform/runConformance.ts';
import { contractCalls } from './backend/sandbox/contractCalls.ts';
import { Command } from './lib/Command.ts';
import type { CommandIo } from './lib/CommandIo.ts';
import { UsageError } from './lib/problem.ts';
import { runEntry } from './lib/runEntry.ts';
import { splitList } from './lib/splitList.ts';

interface Options {
  api: string;
  account: string[];
  origin?: string;
  acts?: true;
  only: string[];
  json?: true;
}

/** Checks a server by the contract of the app. */
export async function conform(io: CommandIo): Promise<number> {
  const { console, env } = io;
  const options = new Command('npm run conform --', io)
    .description(
      "Checks a server by the app's contract, as a member who only looks. What is looked at may count as seen there.",
    )
    .requiredOption('--api <url>', 'origin of the server', parseApiOrigin)
    .requiredOption(
      '--account <email>',
      `a member of it, whose password is in ${passwordVariable}; may be given several times, with one password for all or one a line`,
      parseAccount,
    )
    .option('--origin <url>', 'origin of the site whose pages call it, for CORS', parseSiteOrigin)
    .option(
      '--acts',
      'also try what changes something; take a test account: settings are saved, a member is blocked and unblocked',
    )
    .option('--only <calls>', 'only these calls, separated by commas', splitList, [])
    .option('--json', 'print one machine-readable result')
    .allowExcessArguments(false)
    .parse()
    .opts<Options>();
  const unknown = options.only.find((name) => !contractCalls.some((call) => call.name === name));
  if (unknown !== undefined)
    throw new UsageError(`the contract has no call "${unknown}"; app/api/contract/README.md lists them`);

  const results = await runConformance({
    ...{ api: options.api, accounts: toCredentials(options.account, env[passwordVariable]) },
    siteOrigin: options.origin ?? null,
    ...{ acts: options.acts ?? false, only: options.only },
  });
  const ok = results.every(({ result }) => result !== 'failed');
  if (options.json) console.log(JSON.stringify({ ok, api: options.api, results }));
  else console.log(`${formatResults(results)}\n\n${summarizeResults(results)}.`);
  return ok ? 0 : 1;
}

if (import.meta.main) await runEntry(conform);
