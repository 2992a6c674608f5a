import path from 'node:path';
import { explainSite, formatExplanation } from './brand-tools/lifecycle/explainSite.ts';
import { formatRetired, formatSites, listSites } from './brand-tools/lifecycle/listBrands.ts';
import {
  type CopyAnswers,
  type CopyProposals,
  findMissingAnswers,
  planCopy,
  proposeCopy,
} from './brand-tools/lifecycle/planCopy.ts';
import { type PlannedChange, planRename } from './brand-tools/lifecycle/planRename.ts';
import { planRetire } from './brand-tools/lifecycle/planRetire.ts';
import { findBrand, type Project, readProject } from './brand-tools/lifecycle/readProject.ts';
import { isBrandAsDrawn, redrawBrand } from './brand-tools/lifecycle/redrawBrand.ts';
import { createTerminalPrompter } from './brand-tools/scaffold/createTerminalPrompter.ts';
import type { Prompter } from './brand-tools/scaffold/promptAnswers.ts';
import { toUsageError } from './brand-tools/scaffold/prompts.ts';
import { loadCatalogue } from './build/config/resolve/loadCatalogue.ts';
import { changeProject, restoreProject } from './build/output/changeProject.ts';
import { Command } from './lib/Command.ts';
import type { CommandIo } from './lib/CommandIo.ts';
import { formatCount } from './lib/formatCount.ts';
import { UsageError } from './lib/problem.ts';
import { runEntry } from './lib/runEntry.ts';

interface ReadFlags {
  json?: true;
  root: string;
}

interface ChangeFlags extends ReadFlags {
  yes?: true;
  dryRun?: true;
}

type CopyFlags = ChangeFlags & Partial<CopyAnswers> & { assumeAddresses?: true };

const withRead = (command: Command) =>
  command
    .option('--json', 'print one machine-readable result')
    .option('--root <folder>', 'the project', path.resolve(import.meta.dirname, '..'))
    .allowExcessArguments(false);

const withChange = (command: Command) =>
  withRead(command.option('--yes', 'ask nothing').option('--dry-run', 'check the change, tell it, and write nothing'));

/** Reads the project, after undoing a change that was killed. */
async function openProject({ console, cwd }: CommandIo, rootOption: string): Promise<Project> {
  const root = path.resolve(cwd, rootOption);
  if (await restoreProject(root)) console.error('A change that was interrupted has been undone.');
  return readProject(root);
}

interface Prepared {
  planned: PlannedChange;
  /** Slug of a brand whose logo and icon are redrawn. */
  redrawn?: string | undefined;
  /** The question before anything is written. */
  question: string;
}

type Ask = (question: string) => Promise<string>;

/** Creates the asker, which has one prompter for all questions, because lines of a pipe may arrive before theirs. */
function createAsker(io: CommandIo): Disposable & { ask: Ask } {
  let prompter: (Prompter & Disposable) | undefined;
  return {
    async ask(question) {
      prompter ??= createTerminalPrompter(io);
      return (await prompter.ask(question)).trim();
    },
    [Symbol.dispose]: () => prompter?.[Symbol.dispose](),
  };
}

/** Checks a change and makes it, if that is wanted; prints what it is. */
async function carryOut(
  { root }: Project,
  { planned, redrawn, question }: Prepared,
  flags: ChangeFlags,
  { console }: CommandIo,
  ask: Ask,
): Promise<number> {
  const { yes, json = false, dryRun = false } = flags;
  const steps = {
    ...(redrawn === undefined ? {} : { complete: (project: string) => redrawBrand(project, redrawn) }),
    check: loadCatalogue,
  };
  const lines = [...planned.lines, ...(redrawn === undefined ? [] : ['logo.svg and icon.svg are redrawn'])];
  const asks = !yes && !json && !dryRun;
  // Before any question, so that no answer is in vain.
  if (asks || dryRun) await changeProject(root, planned.change, { ...steps, dryRun: true });
  if (!json) for (const line of lines) console.log(line);
  if (asks && !/^y(?:es)?$/i.test(await ask(`\n${question} [no]: `))) {
    console.log('Nothing was written.');
    return 0;
  }
  if (!dryRun) await changeProject(root, planned.change, steps);
  if (json) console.log(JSON.stringify({ ok: true, written: !dryRun, changes: lines }));
  else if (dryRun) console.log('Nothing was written.');
  else {
    const { brands } = await loadCatalogue(root);
    const sites = brands.reduce((sum, { domains }) => sum + domains.length, 0);
    console.log(`Written. ${formatCount(brands.length, 'brand')}, ${formatCount(sites, 'site')}: no mistake`);
  }
  return 0;
}

async function completeAnswers(given: Partial<CopyAnswers>, proposals: CopyProposals, ask: Ask): Promise<CopyAnswers> {
  const askFor = async (key: keyof CopyAnswers, question: string, offer?: string): Promise<string> => {
    if (given[key] !== undefined) return given[key];
    const typed = await ask(`${question}${offer === undefined ? '' : ` [${offer}]`}: `);
    return typed || offer || askFor(key, question, offer);
  };
  return {
    name: await askFor('name', 'Product name members see'),
    siteIds: await askFor('siteIds', 'SiteId of each domain', proposals.siteIds),
    privacy: await askFor('privacy', 'Address for privacy', proposals.privacy),
    support: await askFor('support', 'Addresses for help', proposals.support),
  };
}

/** Lists, explains, copies, renames and retires brands. */
export async function brand(io: CommandIo): Promise<number> {
  using asker = createAsker(io);
  const { ask } = asker;
  const { console } = io;
  let exitCode = 0;
  const program = new Command('npm run brand --', io).description(
    'Lists, explains, copies, renames and retires brands. A change is made as a whole or not at all.',
  );
  const runs =
    <Arguments extends unknown[], Flags extends ReadFlags>(
      action: (project: Project, flags: Flags, ...args: Arguments) => Promise<number>,
    ) =>
    async (...all: [...Arguments, Flags, Command]) => {
      const flags = all.at(-2) as Flags;
      const args = all.slice(0, -2) as Arguments;
      exitCode = await action(await openProject(io, flags.root), flags, ...args);
    };

  withRead(program.command('list').description('Lists every site: brand, domain, siteId, languages, theme.'))
    .option('--env <environment>', 'the environment whose hosts --json gives')
    .action(
      runs<[], ReadFlags & { env?: string }>(async ({ catalogue }, { json, env }) => {
        const sites = listSites(catalogue, env);
        const { retiredHosts } = catalogue;
        const lines = [formatSites(sites), '', ...formatRetired(catalogue)];
        const counts = `${formatCount(catalogue.brands.length, 'brand')}, ${formatCount(sites.length, 'site')}`;
        console.log(json ? JSON.stringify({ ok: true, sites, retiredHosts }) : [...lines, counts].join('\n'));
        return 0;
      }),
    );

  withRead(program.command('show <slug>').description('Shows every value of a site, and where it comes from.'))
    .option('--domain <domain>', 'which site (default: the first of the brand)')
    .option('--env <environment>', 'in which environment (default: as build.config.ts says)')
    .action(
      runs<[string], ReadFlags & { domain?: string; env?: string }>(async (project, { json, domain, env }, slug) => {
        const site = await explainSite(project, {
          slug,
          ...(domain === undefined ? {} : { domain }),
          ...(env === undefined ? {} : { environment: env }),
        });
        console.log(json ? JSON.stringify({ ok: true, ...site }) : formatExplanation(site));
        return 0;
      }),
    );

  withChange(
    program
      .command('copy <slug> <new>')
      .description('Makes a brand like another one, with a name, logo and icon of its own.'),
  )
    .option('--name <name>', 'product name members see')
    .option(
      '--site-ids <pairs>',
      'such as "de=136 at=137" (default: the next free ones, where siteIds in build.config.ts is "next")',
    )
    .option('--privacy <address>', 'where members write about their data')
    .option('--support <addresses>', 'where members write for help: one for all, then such as de=hilfe@brand.example')
    .option('--assume-addresses', 'with --yes: also take the addresses that are offered')
    .action(
      runs<[string, string], CopyFlags>(async (project, flags, slug, to) => {
        findBrand(project, slug);
        const { name, siteIds, privacy, support } = flags;
        const given = Object.fromEntries(
          Object.entries({ name, siteIds, privacy, support }).filter(([, answer]) => answer !== undefined),
        );
        const silent = (flags.yes ?? flags.json) === true;
        const proposals = proposeCopy(project, slug, to);
        const missing = silent ? findMissingAnswers(given, proposals, flags.assumeAddresses === true) : [];
        if (missing.length > 0) throw toUsageError(missing);
        const answers = silent
          ? ({ ...proposals, ...given } as CopyAnswers)
          : await completeAnswers(given, proposals, ask);
        const planned = planCopy(project, slug, to, answers);
        return carryOut(project, { planned, redrawn: to, question: `Make ${to}?` }, flags, io, ask);
      }),
    );

  withChange(
    program
      .command('rename <slug>')
      .description('Gives a brand another slug or name. SiteIds stay, and former hosts lead to the new ones.'),
  )
    .option('--to <slug>', 'the new slug (default: the present one)')
    .option('--name <name>', 'the new product name (default: the present one)')
    .action(
      runs<[string], ChangeFlags & { to?: string; name?: string }>(async (project, flags, slug) => {
        const to = flags.to ?? slug;
        findBrand(project, slug);
        const isRedrawn = flags.name !== undefined && (await isBrandAsDrawn(project.root, slug));
        const planned = await planRename(project, slug, { to, name: flags.name?.normalize('NFC'), isRedrawn });
        const prepared = { planned, redrawn: isRedrawn ? to : undefined, question: `Rename ${slug}?` };
        return carryOut(project, prepared, flags, io, ask);
      }),
    );

  withChange(program.command('retire <slug>').description('Takes a brand away. Its siteIds and hosts stay reserved.'))
    .option('--answer <answer>', 'what its hosts answer: gone, the slug of another brand, or an https address')
    .action(
      runs<[string], ChangeFlags & { answer?: string }>(async (project, flags, slug) => {
        findBrand(project, slug);
        const silent = flags.yes ?? flags.json ?? flags.dryRun;
        if (silent && flags.answer === undefined) {
          throw new UsageError('--answer is missing; it takes "gone", the slug of another brand, or an https address');
        }
        const question = 'What its hosts answer: gone, the slug of another brand, or an https address [gone]: ';
        const answer = flags.answer ?? ((await ask(question)) || 'gone');
        const planned = await planRetire(project, slug, answer);
        return carryOut(project, { planned, question: `Retire ${slug} for ever?` }, flags, io, ask);
      }),
    );

  await program.parseAsync();
  return exitCode;
}

if (import.meta.main) await runEntry(brand);
