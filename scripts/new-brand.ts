import path from 'node:path';
import { Command } from 'commander';
import { type AnswerMistake, type Answers, formatMistake, questionKeys } from './brand/answers.ts';
import { findMistakes } from './brand/findMistakes.ts';
import { interview, type Talk } from './brand/interview.ts';
import { type BrandFolder, planBrand } from './brand/planBrand.ts';
import { flagOf, options as questionOptions } from './brand/questions.ts';
import { readSurroundings } from './brand/surroundings.ts';
import { openTerminal } from './brand/terminalTalk.ts';
import { loadCatalogue } from './config/loadCatalogue.ts';
import { count } from './lib/count.ts';
import { UsageError } from './lib/problem.ts';
import { runEntry } from './lib/runEntry.ts';
import { createFolder } from './output/writeFolder.ts';

interface Switches {
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

const pickAnswers = (given: Answers): Answers =>
  Object.fromEntries(questionKeys.flatMap((key) => (given[key] === undefined ? [] : [[key, given[key]]])));

const filesOf = ({ slug, files }: BrandFolder) => Object.keys(files).map((name) => `brands/${slug}/${name}`);

/** All mistakes at once, each behind the option that it is in. */
function refuse(mistakes: readonly AnswerMistake[], json: boolean): number {
  if (!json) {
    const lines = mistakes.map((mistake) => `${flagOf(mistake.question)}  ${formatMistake(mistake)}`);
    throw new UsageError([...lines, `${count(mistakes.length, 'mistake')}; nothing was written`].join('\n'));
  }
  const told = mistakes.map(({ question, ...words }) => ({ option: flagOf(question), ...words }));
  console.log(JSON.stringify({ ok: false, mistakes: told }));
  return 2;
}

/** The last question: whether what is shown may be written. */
async function confirm({ files, slug }: BrandFolder, talk: Talk): Promise<boolean> {
  talk.tell(`\nbrands/${slug}/brand.json\n${files['brand.json']}`);
  for (;;) {
    const answer = (await talk.ask('Write it, with a logo and an icon? [yes]: ')).trim().toLowerCase();
    if (['', 'y', 'yes'].includes(answer)) return true;
    if (['n', 'no'].includes(answer)) return false;
    talk.tell('  it takes yes or no');
  }
}

/** Writes the folder and checks the catalogue with it. */
async function write(root: string, folder: BrandFolder): Promise<string> {
  await createFolder(path.join(root, 'brands', folder.slug), folder.files, root);
  const { brands } = await loadCatalogue(root);
  const sites = brands.reduce((sum, { domains }) => sum + domains.length, 0);
  const [domain] = brands.find(({ slug }) => slug === folder.slug)!.domains;
  return [
    `Written: ${filesOf(folder).join(', ')}`,
    `${count(brands.length, 'brand')}, ${count(sites, 'site')}: no mistake`,
    '',
    'See it:',
    `  npm start -- --brand ${folder.slug} --domain ${domain!.domain}`,
    `  npm run preview -- --brand ${folder.slug}`,
  ].join('\n');
}

await runEntry(async () => {
  const { yes, dryRun, json = false, root: written, ...given } = command.parse().opts<Switches & Answers>();
  const root = path.resolve(written);
  const around = await readSurroundings(root);
  const asksNothing = yes || json;

  if (asksNothing) {
    const answers = pickAnswers(given);
    const mistakes = findMistakes(answers, around);
    if (mistakes.length > 0) return refuse(mistakes, json);
    const folder = await planBrand(root, answers, around);
    const words = dryRun ? describeDryRun(folder) : await write(root, folder);
    const report = { ok: true, written: !dryRun, slug: folder.slug, files: filesOf(folder), brand: folder.brand };
    console.log(json ? JSON.stringify(report) : words);
    return 0;
  }

  using talk = openTerminal();
  const folder = await planBrand(root, await interview(pickAnswers(given), around, talk), around);
  if (dryRun) talk.tell(describeDryRun(folder));
  else talk.tell((await confirm(folder, talk)) ? `\n${await write(root, folder)}` : 'Nothing was written.');
  return 0;
});

function describeDryRun(folder: BrandFolder): string {
  const [brandFile, ...drawings] = filesOf(folder);
  return `${brandFile}\n${folder.files['brand.json']}\n${drawings.join('\n')}\nNothing was written.`;
}
