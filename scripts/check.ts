import { resolve } from 'node:path';
import { Command } from 'commander';
import type { Catalogue } from './config/catalogue.ts';
import { loadCatalogue } from './config/loadCatalogue.ts';
import { formatProblem, type Problem, ProblemsError, summarizeProblems } from './lib/problem.ts';
import { formatRoomSizes, readLineCounts, toRoomSizes } from './lib/roomSizes.ts';
import { runEntry } from './lib/runEntry.ts';

interface Options {
  json?: true;
  sizes?: true;
  root: string;
}

const command = new Command('check')
  .description('Looks for every mistake in brands, themes and settings. Writes nothing.')
  .option('--json', 'print one JSON object')
  .option('--sizes', 'instead, tell how large each room of app and scripts is')
  .option('--root <folder>', 'the project to look at', '.')
  .allowExcessArguments(false)
  .exitOverride();

async function loadOrCollectProblems(root: string): Promise<{ catalogue?: Catalogue; problems: readonly Problem[] }> {
  try {
    return { catalogue: await loadCatalogue(root), problems: [] };
  } catch (error) {
    if (error instanceof ProblemsError) return { problems: error.problems };
    throw error;
  }
}

const countSites = ({ brands }: Catalogue) => brands.reduce((sum, { domains }) => sum + domains.length, 0);

await runEntry(async () => {
  const options = command.parse().opts<Options>();
  if (options.sizes) {
    const sizes = toRoomSizes(readLineCounts(resolve(options.root)));
    console.log(options.json ? JSON.stringify(sizes, null, 2) : formatRoomSizes(sizes));
    return 0;
  }
  const { catalogue, problems } = await loadOrCollectProblems(resolve(options.root));
  const counts = catalogue && {
    brands: catalogue.brands.length,
    themes: catalogue.themes.size,
    sites: countSites(catalogue),
  };
  if (options.json) {
    console.log(
      JSON.stringify({
        ok: catalogue !== undefined,
        problems,
        ...(counts ?? { brands: null, themes: null, sites: null }),
      }),
    );
  } else if (counts) {
    console.log(`${counts.brands} brands, ${counts.themes} themes, ${counts.sites} sites: no mistake`);
  } else {
    console.log([...problems.map(formatProblem), summarizeProblems(problems)].join('\n'));
  }
  return catalogue ? 0 : 1;
});
