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

/** All mistakes at once, each behind the option that it is in. */
function reportErrors(mistakes: readonly AnswerError[], json: boolean): number {
  if (!json) {
    const lines = mistakes.map((mistake) => `${flagOf(mistake.question)}  ${formatAnswerError(mistake)}`);
    throw new UsageError([...lines, `${formatCount(mistakes.length, 'mistake')}; nothing was written`].join('\n'));
  }
  const told = mistakes.map(({ question, ...words }) => ({ option: flagOf(question), ...words }));
  console.log(JSON.stringify({ ok: false, mistakes: told }));
  return 2;
}

/** The last question: whether what is shown may be written. */
async function confirm({ files, slug }: BrandFolder, talk: Prompter): Promise<boolean> {
  talk.print(`\nbrands/${slug}/brand.json\n${files['brand.json']}`);
  for (;;) {
    const answer = (await talk.ask('Write it, with a logo and an icon? [yes]: ')).trim().toLowerCase();
    if (['', 'y', 'yes'].includes(answer)) return true;
    if (['n', 'no'].includes(answer)) return false;
    talk.print('  it takes yes or no');
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
  const { yes, dryRun, json = false, root: written, ...given } = command.parse().opts<CommandFlags & Answers>();
  const root = path.resolve(written);
  const around = await readScaffoldContext(root);
  const asksNothing = yes || json;

  if (asksNothing) {
    const answers = pickGivenAnswers(given);
    const mistakes = validateAnswers(answers, around);
    if (mistakes.length > 0) return reportErrors(mistakes, json);
    const folder = await planBrand(root, answers, around);
    const words = dryRun ? describeDryRun(folder) : await writeBrand(root, folder);
    const report = { ok: true, written: !dryRun, slug: folder.slug, files: listFiles(folder), brand: folder.brand };
    console.log(json ? JSON.stringify(report) : words);
    return 0;
  }

  using talk = createTerminalPrompter();
  const folder = await planBrand(root, await promptAnswers(pickGivenAnswers(given), around, talk), around);
  if (dryRun) talk.print(describeDryRun(folder));
  else talk.print((await confirm(folder, talk)) ? `\n${await writeBrand(root, folder)}` : 'Nothing was written.');
  return 0;
});

function describeDryRun(folder: BrandFolder): string {
  const [brandFile, ...drawings] = listFiles(folder);
  return `${brandFile}\n${folder.files['brand.json']}\n${drawings.join('\n')}\nNothing was written.`;
}
