import path from 'node:path';
import { openJournal } from './brand-tools/journal/changeJournal.ts';
import { type Answers, isAnswered, questionKeys, sortAnswerErrors } from './brand-tools/scaffold/answers.ts';
import { completeAnswers } from './brand-tools/scaffold/completeAnswers.ts';
import { createTerminalPrompter } from './brand-tools/scaffold/createTerminalPrompter.ts';
import { toColorsAnswer } from './brand-tools/scaffold/makeOwnLogo.ts';
import { type BrandFolder, planBrand } from './brand-tools/scaffold/planBrand.ts';
import { isBack, type Prompter, promptAnswers } from './brand-tools/scaffold/promptAnswers.ts';
import { cliOptions as questionOptions, toUsageError } from './brand-tools/scaffold/prompts.ts';
import { promptLogo, readOwnLogo } from './brand-tools/scaffold/readOwnLogo.ts';
import { readScaffoldContext, type ScaffoldContext } from './brand-tools/scaffold/scaffoldContext.ts';
import { understandAnswers } from './brand-tools/scaffold/understandAnswers.ts';
import { findAssumedAddresses, validateAnswers } from './brand-tools/scaffold/validateAnswers.ts';
import { loadCatalogue } from './build/config/resolve/loadCatalogue.ts';
import { changeProject } from './build/output/changeProject.ts';
import { Command } from './lib/Command.ts';
import type { CommandIo } from './lib/CommandIo.ts';
import { formatCount } from './lib/formatCount.ts';
import { UsageError } from './lib/problem.ts';
import { runEntry } from './lib/runEntry.ts';

interface CommandFlags {
  logo?: string;
  icon?: string;
  dark?: string;
  yes?: true;
  assumeAddresses?: true;
  dryRun?: true;
  json?: true;
  root: string;
}

function toCommand(io: CommandIo): Command {
  const command = new Command('npm run new-brand --', io).description(
    'Asks for what a brand needs, checks every answer, draws a logo and an icon, and writes the folder.',
  );
  for (const key of questionKeys) command.option(...questionOptions[key]);
  return command
    .option(
      '--logo <file>',
      'its own logo, as SVG, PNG or JPEG; without --theme and --colors its colours make the theme',
    )
    .option('--icon <file>', 'its own icon; default: the mark of the logo, else the initial of the name')
    .option('--dark <file>', 'its logo for dark and coloured grounds')
    .option('--yes', 'ask nothing: take what is offered for whatever is not given, but no addresses')
    .option('--assume-addresses', 'with --yes: also take the addresses that are offered')
    .option('--dry-run', 'print what would be written and write nothing')
    .option('--json', 'print one machine-readable result; asks nothing')
    .option('--root <folder>', 'the project to add the brand to', path.resolve(import.meta.dirname, '..'))
    .allowExcessArguments(false);
}

const pickGivenAnswers = (given: Answers): Answers =>
  Object.fromEntries(questionKeys.flatMap((key) => (given[key] === undefined ? [] : [[key, given[key]]])));

const listFiles = ({ slug, files }: BrandFolder) => Object.keys(files).map((name) => `brands/${slug}/${name}`);

const shownFiles = ['brand.json', 'theme.json'];

const describeFiles = ({ slug, files }: BrandFolder): string =>
  shownFiles.flatMap((name) => (files[name] ? [`brands/${slug}/${name}\n${files[name]}`] : [])).join('\n');

/** Shows the files and asks whether to write them. */
async function confirm(folder: BrandFolder, prompter: Prompter): Promise<'yes' | 'no' | 'back'> {
  prompter.print(`\n${describeFiles(folder)}`);
  for (;;) {
    const answer = (await prompter.ask('Write it, with a logo and an icon? [yes]: ')).trim().toLowerCase();
    if (isBack(answer)) return 'back';
    if (['', 'y', 'yes', 'ok'].includes(answer)) return 'yes';
    if (['n', 'no'].includes(answer)) return 'no';
    prompter.print('  it takes yes, no or back');
  }
}

/** Describes in one line what nobody has typed, although members or the back end rely on it. */
function describeAssumed(given: Answers, context: ScaffoldContext): string[] {
  const complete = completeAnswers(given, context);
  const assumed = (['siteIds', 'privacy', 'support'] as const).filter((key) => !isAnswered(given[key]));
  return assumed.length === 0 ? [] : [`Not given, so assumed: ${assumed.map((key) => complete[key]).join(', ')}`];
}

/** Writes the folder, after checking the catalogue with it, and notes it in the journal of changes. */
async function writeBrand(root: string, folder: BrandFolder): Promise<string> {
  const own = `brands/${folder.slug}`;
  const files = Object.fromEntries(Object.entries(folder.files).map(([name, text]) => [`${own}/${name}`, text]));
  const note = { command: `new-brand ${folder.slug}`, lines: listFiles(folder) };
  await changeProject(
    root,
    { files },
    { check: loadCatalogue, note: (changed) => openJournal(root).note(note, changed) },
  );
  const { brands } = await loadCatalogue(root);
  const sites = brands.reduce((sum, { domains }) => sum + domains.length, 0);
  const [domain] = brands.find(({ slug }) => slug === folder.slug)!.domains;
  return [
    `Written: ${listFiles(folder).join(', ')}`,
    `${formatCount(brands.length, 'brand')}, ${formatCount(sites, 'site')}: no mistake`,
    'Taken back by npm run brand -- undo',
    '',
    'See it:',
    `  npm start -- --brand ${folder.slug} --domain ${domain!.domain}`,
    `  npm run preview -- --brand ${folder.slug}`,
  ].join('\n');
}

/** Returns the answers that a logo gives: its colours make the theme if no other is chosen. */
const answersOf = ({ ownLogo }: ScaffoldContext): Answers => (ownLogo ? { colors: toColorsAnswer(ownLogo) } : {});

const describeMade = ({ logoReport, colorNotes }: BrandFolder): string[] => [...logoReport, ...colorNotes];

interface Wanted {
  options: CommandFlags & Answers;
  given: Answers;
  context: ScaffoldContext;
  io: CommandIo;
}

async function makeUnasked({ options, given, context, io: { console, cwd } }: Wanted) {
  const { assumeAddresses, dryRun, json = false } = options;
  const root = path.resolve(cwd, options.root);
  const answers = given.theme === undefined ? { ...answersOf(context), ...given } : given;
  const assumed = assumeAddresses ? [] : findAssumedAddresses(answers, context);
  const errors = sortAnswerErrors([...validateAnswers(answers, context), ...assumed]);
  if (errors.length > 0) throw toUsageError(errors, `\n${formatCount(errors.length, 'mistake')}; nothing was written`);
  const folder = await planBrand(root, answers, context);
  const summary = dryRun ? describeDryRun(folder) : await writeBrand(root, folder);
  const report = { ok: true, written: !dryRun, slug: folder.slug, files: listFiles(folder), brand: folder.brand };
  const lines = [...describeMade(folder), ...describeAssumed(answers, context), summary];
  const result = { ...report, logo: folder.logoReport, colors: folder.colorNotes };
  console.log(json ? JSON.stringify(result) : lines.join('\n'));
  return 0;
}

async function makeByAsking({ options, given, context: read, io }: Wanted) {
  const root = path.resolve(io.cwd, options.root);
  if (given.theme !== undefined && given.colors !== undefined)
    throw new UsageError(
      '--theme and --colors: a brand has either a theme or colours of its own; leave out one of them',
    );
  using prompter = createTerminalPrompter(io);
  const ownLogo = read.ownLogo ?? (await promptLogo(prompter));
  const context = { ...read, ...(ownLogo && { ownLogo }) };
  let folder: BrandFolder | undefined;
  const confirmPlan = async (complete: Answers) => {
    folder = await planBrand(root, complete, context);
    for (const line of folder.logoReport) prompter.print(line);
    return options.dryRun ? 'yes' : confirm(folder, prompter);
  };
  const answers = await promptAnswers(given, context, prompter, confirmPlan, answersOf(context));
  if (!answers || !folder) prompter.print('Nothing was written.');
  else prompter.print(options.dryRun ? describeDryRun(folder) : `\n${await writeBrand(root, folder)}`);
  return 0;
}

/** Creates the folder of a new brand, from options or answers. */
export async function newBrand(io: CommandIo): Promise<number> {
  const options = toCommand(io).parse().opts<CommandFlags & Answers>();
  for (const file of ['icon', 'dark'] as const)
    if (options[file] !== undefined && options.logo === undefined)
      throw new UsageError(`--${file} goes with --logo; a brand without a logo of its own gets all of it drawn`);
  // First, because mistakes in the files can be reported at once.
  const { logo, icon, dark } = options;
  const ownLogo = logo === undefined ? undefined : await readOwnLogo({ logo, icon, dark });
  const context = { ...(await readScaffoldContext(path.resolve(io.cwd, options.root))), ...(ownLogo && { ownLogo }) };
  const given = understandAnswers(pickGivenAnswers(options), context.sources.themeNames);
  return (options.yes || options.json ? makeUnasked : makeByAsking)({ options, given, context, io });
}

function describeDryRun(folder: BrandFolder): string {
  const others = listFiles(folder).filter((file) => !shownFiles.includes(path.basename(file)));
  return `${describeFiles(folder)}\n${others.join('\n')}\nNothing was written.`;
}

if (import.meta.main) await runEntry(newBrand);
