import path from 'node:path';
import { Command } from 'commander';
import { loadCatalogue } from './config/loadCatalogue.ts';
import { formatCount } from './lib/formatCount.ts';
import { UsageError } from './lib/problem.ts';
import { runEntry } from './lib/runEntry.ts';
import { createFolder } from './output/writeFolder.ts';
import { type AnswerError, type Answers, formatAnswerError, questionKeys } from './scaffold/answers.ts';
import { type BrandFolder, planBrand } from './scaffold/planBrand.ts';
import { type Prompter, promptAnswers } from './scaffold/promptAnswers.ts';
import { flagOf, cliOptions as questionOptions } from './scaffold/prompts.ts';
import { readScaffoldContext } from './scaffold/scaffoldContext.ts';
import { createTerminalPrompter } from './scaffold/terminalPrompter.ts';
import { validateAnswers } from './scaffold/validateAnswers.ts';

interface CommandFlags {
  yes?: true;
  dryRun?: true;
  json?: true;
  root: string;
}

const command = new Command('npm run new-brand --').description(
  'Asks for what a brand needs, checks every answer, draws a logo and an icon, and writes the folder.',
);
for (const key of questionKeys) command.option(...questionOptions[key]);
command
  .option('--yes', 'ask nothing: take what is offered for whatever is not given')
  .option('--dry-run', 'print what would be written and write nothing')
  .option('--json', 'print one machine-readable result; asks nothing')
  .option('--root <folder>', 'the project to add the brand to', path.resolve(import.meta.dirname, '..'))
  .allowExcessArguments(false)
  .exitOverride();

const pickGivenAnswers = (given: Answers): Answers =>
  Object.fromEntries(questionKeys.flatMap((key) => (given[key] === undefined ? [] : [[key, given[key]]])));

const listFiles = ({ slug, files }: BrandFolder) => Object.keys(files).map((name) => `brands/${slug}/${name}`);

/** Reports all errors, each with its option; returns the exit code or throws a UsageError. */
function reportErrors(errors: readonly AnswerError[], json: boolean): number {
  if (!json) {
    const lines = errors.map((error) => `${flagOf(error.question)}  ${formatAnswerError(error)}`);
    throw new UsageError([...lines, `${formatCount(errors.length, 'mistake')}; nothing was written`].join('\n'));
  }
  const reported = errors.map(({ question, ...error }) => ({ option: flagOf(question), ...error }));
  console.log(JSON.stringify({ ok: false, errors: reported }));
  return 2;
}

/** Shows the files and asks whether to write them. */
async function confirm({ files, slug }: BrandFolder, prompter: Prompter): Promise<boolean> {
  prompter.print(`\nbrands/${slug}/brand.json\n${files['brand.json']}`);
  for (;;) {
    const answer = (await prompter.ask('Write it, with a logo and an icon? [yes]: ')).trim().toLowerCase();
    if (['', 'y', 'yes'].includes(answer)) return true;
    if (['n', 'no'].includes(answer)) return false;
    prompter.print('  it takes yes or no');
  }
}

/** Writes the folder and checks the catalogue with it. */
async function writeBrand(root: string, folder: BrandFolder): Promise<string> {
  await createFolder(path.join(root, 'brands', folder.slug), folder.files, root);
  const { brands } = await loadCatalogue(root);
  const sites = brands.reduce((sum, { domains }) => sum + domains.length, 0);
  const [domain] = brands.find(({ slug }) => slug === folder.slug)!.domains;
  return [
    `Written: ${listFiles(folder).join(', ')}`,
    `${formatCount(brands.length, 'brand')}, ${formatCount(sites, 'site')}: no mistake`,
    '',
    'See it:',
    `  npm start -- --brand ${folder.slug} --domain ${domain!.domain}`,
    `  npm run preview -- --brand ${folder.slug}`,
  ].join('\n');
}

await runEntry(async () => {
  const { yes, dryRun, json = false, root: rootOption, ...given } = command.parse().opts<CommandFlags & Answers>();
  const root = path.resolve(rootOption);
  const context = await readScaffoldContext(root);
  const isNonInteractive = yes || json;

  if (isNonInteractive) {
    const answers = pickGivenAnswers(given);
    const errors = validateAnswers(answers, context);
    if (errors.length > 0) return reportErrors(errors, json);
    const folder = await planBrand(root, answers, context);
    const summary = dryRun ? describeDryRun(folder) : await writeBrand(root, folder);
    const report = { ok: true, written: !dryRun, slug: folder.slug, files: listFiles(folder), brand: folder.brand };
    console.log(json ? JSON.stringify(report) : summary);
    return 0;
  }

  using prompter = createTerminalPrompter();
  const folder = await planBrand(root, await promptAnswers(pickGivenAnswers(given), context, prompter), context);
  if (dryRun) prompter.print(describeDryRun(folder));
  else
    prompter.print((await confirm(folder, prompter)) ? `\n${await writeBrand(root, folder)}` : 'Nothing was written.');
  return 0;
});

function describeDryRun(folder: BrandFolder): string {
  const [brandFile, ...drawings] = listFiles(folder);
  return `${brandFile}\n${folder.files['brand.json']}\n${drawings.join('\n')}\nNothing was written.`;
}
