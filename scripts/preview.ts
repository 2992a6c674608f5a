import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Option } from 'commander';
import { type LocaleCode, languages, localeCodes } from '../brands/languages.ts';
import { buildPreview } from './brand-tools/preview/buildPreview.ts';
import { isPreviewFolder } from './brand-tools/preview/isPreviewFolder.ts';
import { glanceSet } from './brand-tools/preview/previewScreens.ts';
import { previewWords } from './brand-tools/preview/previewWords.ts';
import { type ComparedPair, medianDifference } from './brand-tools/preview/rankPairs.ts';
import { type ToolLanguage, toolLanguages } from './brand-tools/words/toolLanguage.ts';
import { suggestValue } from './build/config/parse/suggestValue.ts';
import { assertOwnFolder, type FolderUse } from './build/output/ownFolder.ts';
import { replaceFolder } from './build/output/writeFolder.ts';
import { Command } from './lib/Command.ts';
import type { CommandIo } from './lib/CommandIo.ts';
import { formatCount } from './lib/formatCount.ts';
import { UsageError } from './lib/problem.ts';
import { startProgress } from './lib/progress.ts';
import { runEntry } from './lib/runEntry.ts';
import { splitList } from './lib/splitList.ts';

interface Options {
  brand: string[];
  domain: string[];
  out?: string;
  share?: string;
  language: string[];
  in: ToolLanguage;
  json?: true;
  root: string;
}

const SHOWN_PAIRS = 5;

/** Returns the code of a typed language, by its code or tag. Throws a UsageError for an unknown one. */
function toLocale(typed: string): LocaleCode {
  const found = localeCodes.find((code) => [code, languages[code].tag].includes(typed.toLowerCase()));
  if (found) return found;
  throw new UsageError(`--language is "${typed}"; ${suggestValue(typed, localeCodes, 'it takes')}`);
}

/** Describes the pairs that are most alike, as `0.31  lindavelle  tavelune`. */
const describePairs = (pairs: readonly ComparedPair[]): string[] =>
  pairs.length === 0
    ? []
    : [
        `How differently two brands are built (0 the same, 1 nothing in common); of ${formatCount(pairs.length, 'pair')} the most alike:`,
        ...pairs
          .slice(0, SHOWN_PAIRS)
          .map(({ brands, difference }) => `  ${difference.toFixed(3)}  ${brands.join('  ')}`),
        `The median of all pairs: ${glanceSet.screens
          .map((name) => `${previewWords.en.screens[name]} ${medianDifference(pairs, name).toFixed(3)}`)
          .join(', ')}`,
      ];

/** Lays the pictures of brands out on one page. */
export async function preview(io: CommandIo): Promise<number> {
  const { console, cwd } = io;
  const options = new Command('npm run preview --', io)
    .description('Builds brands, captures their sign-in and home pages and lays the pictures out on one page.')
    .option('--brand <slugs>', 'only these brands, separated by commas', splitList, [])
    .option('--domain <domains>', 'their sites under these domains (default: the first of each brand)', splitList, [])
    .option('--out <folder>', 'where the page goes (default: .preview)')
    .option(
      '--share <folder>',
      'the same with all that is to be signed off: every country and language, legal texts, values, contrasts, and what changes',
    )
    .option('--language <codes>', 'with --share: only these languages of the sites, such as fr', splitList, [])
    .addOption(new Option('--in <language>', 'the language of the page').choices(toolLanguages).default('en'))
    .option('--json', 'print one machine-readable result')
    .option('--root <folder>', 'the project to show', path.resolve(import.meta.dirname, '..'))
    .allowExcessArguments(false)
    .parse()
    .opts<Options>();
  if (options.out !== undefined && options.share !== undefined)
    throw new UsageError('--share names the folder already; leave out --out');
  const locales = options.language.map(toLocale);
  const out = path.resolve(cwd, options.share ?? options.out ?? '.preview');
  const root = path.resolve(cwd, options.root);
  const use: FolderUse = {
    root,
    what: 'the preview is',
    option: options.share === undefined ? '--out' : '--share',
    isOwn: (entries) => isPreviewFolder(out, entries),
  };
  assertOwnFolder(out, use);

  const started = performance.now();
  const progress = startProgress(io.stderr);
  const preview = await buildPreview(root, {
    review: options.share === undefined ? undefined : { released: path.join(root, 'dist'), folder: out, locales },
    language: options.in,
    brands: options.brand,
    domains: options.domain,
    onProgress: options.json ? () => {} : progress.report,
  }).finally(progress.clear);
  await replaceFolder(out, preview.files, use);

  const sites = preview.sites.map(({ site, locale, unreached }) => ({
    brand: site.brand.slug,
    domain: site.domain.domain,
    ...(options.share !== undefined && { language: locale }),
    host: site.host,
    unreached: Object.fromEntries(unreached),
  }));
  const pictures = Object.keys(preview.files).filter((name) => name.endsWith('.jpg')).length;
  const page = path.join(out, 'index.html');
  const failed = sites.filter(({ unreached }) => Object.keys(unreached).length > 0);
  if (options.json)
    console.log(JSON.stringify({ ok: failed.length === 0, page, pictures, sites, pairs: preview.pairs }));
  else {
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(
      `${formatCount(pictures, 'picture')} of ${formatCount(new Set(sites.map(({ host }) => host)).size, 'site')} in ${seconds} s: ${pathToFileURL(page)}`,
    );
    for (const line of describePairs(preview.pairs)) console.log(line);
    for (const { host, unreached } of failed) {
      for (const [screen, reason] of Object.entries(unreached))
        console.error(`Not reached: ${screen} of ${host}: ${reason}`);
    }
  }
  return failed.length === 0 ? 0 : 1;
}

if (import.meta.main) await runEntry(preview);
