import path from 'node:path';
import { Option } from 'commander';
import { openJournal } from './brand-tools/journal/changeJournal.ts';
import { type Answers, isAnswered, questionKeys, sortAnswerErrors } from './brand-tools/scaffold/answers.ts';
import { answerFiles, type NamedFiles, type ReadAnswers } from './brand-tools/scaffold/answersFile.ts';
import { completeAnswers } from './brand-tools/scaffold/completeAnswers.ts';
import { createTerminalPrompter } from './brand-tools/scaffold/createTerminalPrompter.ts';
import { toColorsAnswer } from './brand-tools/scaffold/makeOwnLogo.ts';
import { type BrandFolder, planBrand } from './brand-tools/scaffold/planBrand.ts';
import { isBack, type Prompter, promptAnswers } from './brand-tools/scaffold/promptAnswers.ts';
import { toCliOption, toUsageError } from './brand-tools/scaffold/prompts.ts';
import { promptLogo, promptPhoto, readOwnFiles } from './brand-tools/scaffold/readOwnFiles.ts';
import { readScaffoldContext, type ScaffoldContext } from './brand-tools/scaffold/scaffoldContext.ts';
import { assertFreeFile, loadAnswers, saveAnswers } from './brand-tools/scaffold/storedAnswers.ts';
import { understandAnswers } from './brand-tools/scaffold/understandAnswers.ts';
import { findAssumedAddresses, validateAnswers, validateCompany } from './brand-tools/scaffold/validateAnswers.ts';
import type { WizardWords } from './brand-tools/scaffold/words/WizardWords.ts';
import { findToolLanguage, wordsByLanguage } from './brand-tools/scaffold/words/wordsByLanguage.ts';
import { toolLanguages } from './brand-tools/words/toolLanguage.ts';
import { loadCatalogue } from './build/config/resolve/loadCatalogue.ts';
import { changeProject } from './build/output/changeProject.ts';
import { Command } from './lib/Command.ts';
import type { CommandIo } from './lib/CommandIo.ts';
import { ProblemsError, sortProblems, toFileProblem, UsageError } from './lib/problem.ts';
import { runEntry } from './lib/runEntry.ts';

interface CommandFlags extends NamedFiles {
  answers?: string;
  saveAnswers?: string;
  yes?: true;
  assumeAddresses?: true;
  dryRun?: true;
  json?: true;
  root: string;
}

function toCommand(io: CommandIo, words: WizardWords): Command {
  const { options } = words;
  const command = new Command('npm run new-brand --', io).description(words.command);
  for (const key of questionKeys) command.option(...toCliOption(key, words));
  return command
    .option('--logo <file>', options.logo)
    .option('--icon <file>', options.icon)
    .option('--dark <file>', options.dark)
    .option('--photo <file>', options.photo)
    .option('--answers <file>', options.answers)
    .option('--save-answers <file>', options.saveAnswers)
    .option('--yes', options.yes)
    .option('--assume-addresses', options.assumeAddresses)
    .option('--dry-run', options.dryRun)
    .option('--json', options.json)
    .addOption(new Option('--in <language>', options.in).choices(toolLanguages))
    .option('--root <folder>', options.root, path.resolve(import.meta.dirname, '..'))
    .allowExcessArguments(false);
}

const pickGivenAnswers = (given: Answers): Answers =>
  Object.fromEntries(questionKeys.flatMap((key) => (given[key] === undefined ? [] : [[key, given[key]]])));

const listFiles = ({ slug, files }: BrandFolder) => Object.keys(files).map((name) => `brands/${slug}/${name}`);

const shownFiles = ['brand.json', 'theme.json'];

const showFiles = ({ slug, files }: BrandFolder): string =>
  shownFiles.flatMap((name) => (files[name] ? [`brands/${slug}/${name}\n${files[name]}`] : [])).join('\n');

/** Shows the files and asks whether to write them. */
async function confirm(
  folder: BrandFolder,
  prompter: Prompter,
  { confirm: said }: WizardWords,
): Promise<'yes' | 'no' | 'back'> {
  prompter.print(`\n${showFiles(folder)}`);
  for (;;) {
    const answer = (await prompter.ask(said.prompt)).trim().toLowerCase();
    if (isBack(answer)) return 'back';
    if (['', ...said.yes].includes(answer)) return 'yes';
    if (said.no.includes(answer)) return 'no';
    prompter.print(`  ${said.hint}`);
  }
}

/** Describes in one line what nobody has typed, although members or the back end rely on it. */
function describeAssumed(given: Answers, context: ScaffoldContext): string[] {
  const complete = completeAnswers(given, context);
  const assumed = (['siteIds', 'privacy', 'support'] as const).filter((key) => !isAnswered(given[key]));
  return assumed.length === 0 ? [] : [context.words.assumed(assumed.map((key) => complete[key]).join(', '))];
}

/** Writes the folder, after checking the catalogue with it, and notes it in the journal of changes. */
async function writeBrand(root: string, folder: BrandFolder, words: WizardWords): Promise<string> {
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
    words.written(listFiles(folder).join(', ')),
    words.catalogue(brands.length, sites),
    words.undo,
    '',
    words.seeIt,
    `  npm start -- --brand ${folder.slug} --domain ${domain!.domain}`,
    `  npm run preview -- --brand ${folder.slug}`,
  ].join('\n');
}

/** Returns the answers that a logo gives: its colours make the theme if no other is chosen. */
const answersOf = ({ ownLogo }: ScaffoldContext): Answers => (ownLogo ? { colors: toColorsAnswer(ownLogo) } : {});

const describeFiles = ({ logoReport, photoReport }: BrandFolder): string[] => [...logoReport, ...photoReport];

interface Wanted {
  /** Files of its identity. */
  files: NamedFiles;
  options: CommandFlags & Answers;
  given: Answers;
  context: ScaffoldContext;
  io: CommandIo;
}

async function makeUnasked({ options, given, context, files, io: { console, cwd } }: Wanted) {
  const { assumeAddresses, dryRun, json = false } = options;
  const { words } = context;
  const root = path.resolve(cwd, options.root);
  const answers = given.theme === undefined ? { ...answersOf(context), ...given } : given;
  const assumed = assumeAddresses ? [] : findAssumedAddresses(answers, context);
  const errors = sortAnswerErrors([...validateAnswers(answers, context), ...assumed]);
  if (errors.length > 0) throw toUsageError(errors, `\n${context.words.mistakes(errors.length)}`);
  const folder = await planBrand(root, answers, context);
  const summary = dryRun ? describeDryRun(folder, words) : await writeBrand(root, folder, words);
  const saved =
    options.saveAnswers === undefined || dryRun
      ? []
      : [await saveAnswers(cwd, options.saveAnswers, answers, files, context)];
  const report = { ok: true, written: !dryRun, slug: folder.slug, files: listFiles(folder), brand: folder.brand };
  const lines = [
    ...describeFiles(folder),
    ...folder.colorNotes,
    ...describeAssumed(answers, context),
    summary,
    ...saved,
  ];
  const result = { ...report, logo: folder.logoReport, photo: folder.photoReport, colors: folder.colorNotes };
  console.log(json ? JSON.stringify(result) : lines.join('\n'));
  return 0;
}

async function makeByAsking({ options, given, context: read, files: typedFiles, io }: Wanted) {
  const { words } = read;
  const root = path.resolve(io.cwd, options.root);
  if (given.theme !== undefined && given.colors !== undefined) throw new UsageError(words.themeAndColorsOptions);
  const [beside] = validateCompany(given, read).filter(({ question }) => question === 'company');
  if (beside) throw toUsageError([beside]);
  using prompter = createTerminalPrompter(io, words);
  const asked = read.ownLogo ? undefined : await promptLogo(prompter, words);
  const ownLogo = read.ownLogo ?? asked?.read;
  const ownPhoto = read.ownPhoto ?? (await promptPhoto(prompter, words));
  const context = { ...read, ...(ownLogo && { ownLogo }), ...(ownPhoto && { ownPhoto }) };
  const files = { ...typedFiles, ...asked?.files, ...(ownPhoto && { photo: ownPhoto.file }) };
  let folder: BrandFolder | undefined;
  const confirmPlan = async (complete: Answers) => {
    folder = await planBrand(root, complete, context);
    for (const line of describeFiles(folder)) prompter.print(line);
    return options.dryRun ? 'yes' : confirm(folder, prompter, words);
  };
  const answers = await promptAnswers(given, context, prompter, confirmPlan, answersOf(context));
  if (!answers || !folder) prompter.print(words.nothingWritten);
  else prompter.print(options.dryRun ? describeDryRun(folder, words) : `\n${await writeBrand(root, folder, words)}`);
  if (answers && options.saveAnswers !== undefined && !options.dryRun)
    prompter.print(await saveAnswers(io.cwd, options.saveAnswers, answers, files, context));
  return 0;
}

interface Checked {
  typed: Answers;
  given: Answers;
  context: ScaffoldContext;
  asksNothing: boolean;
  options: CommandFlags;
}

/** Throws a ProblemsError with all mistakes in a file of answers, and what it lacks if nothing is asked. */
function throwMistakes(stored: ReadAnswers, { typed, given, context, asksNothing, options }: Checked): void {
  const found = validateAnswers(given, context).filter(({ question }) => typed[question] === undefined);
  const placed = found.flatMap((error) => stored.place(error) ?? []);
  const takesLogoColors = given.theme === undefined && (options.logo ?? stored.files.logo) !== undefined;
  const unplaced = found.filter((error) => !stored.place(error) && !(error.question === 'theme' && takesLogoColors));
  const assumed = options.assumeAddresses ? [] : findAssumedAddresses(given, context);
  const lacking = asksNothing
    ? [...unplaced, ...assumed].map(({ message, hint }) => toFileProblem(options.answers!, message, hint ?? ''))
    : [];
  const problems = sortProblems([...stored.problems, ...placed, ...lacking]);
  if (problems.length > 0) throw new ProblemsError(problems);
}

/** Creates the folder of a new brand, from options or answers. */
export async function newBrand(io: CommandIo): Promise<number> {
  const language = findToolLanguage(io.args, io.env);
  const words = wordsByLanguage[language];
  const options = toCommand(io, words).parse().opts<CommandFlags & Answers>();
  if (options.saveAnswers !== undefined) assertFreeFile(io.cwd, options.saveAnswers, words);
  const stored = options.answers === undefined ? undefined : await loadAnswers(io.cwd, options.answers, words);
  const files: NamedFiles = Object.fromEntries(
    answerFiles.flatMap((file) => {
      const name = options[file] ?? stored?.files[file];
      return name === undefined ? [] : [[file, name]];
    }),
  );
  for (const file of ['icon', 'dark'] as const)
    if (files[file] !== undefined && files.logo === undefined) throw new UsageError(words.needsLogo(`--${file}`));
  const read = await readScaffoldContext(path.resolve(io.cwd, options.root), language);
  const typed = pickGivenAnswers(options);
  const given = understandAnswers({ ...stored?.answers, ...typed }, read.sources.themeNames);
  const asksNothing = options.yes === true || options.json === true;
  if (stored) throwMistakes(stored, { typed, given, context: read, asksNothing, options });
  // Before any question, because mistakes in the files can be reported at once.
  const context = { ...read, ...(await readOwnFiles(files, words)) };
  return (asksNothing ? makeUnasked : makeByAsking)({ options, given, context, files, io });
}

function describeDryRun(folder: BrandFolder, { nothingWritten }: WizardWords): string {
  const others = listFiles(folder).filter((file) => !shownFiles.includes(path.basename(file)));
  return `${showFiles(folder)}\n${others.join('\n')}\n${nothingWritten}`;
}

if (import.meta.main) await runEntry(newBrand);
