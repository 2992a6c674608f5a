import { resolve } from 'node:path';
import { domainFacts } from '../brands/domains.ts';
import { findLaunchProblems } from './brand-tools/launch/findLaunchProblems.ts';
import { findBrand } from './brand-tools/lifecycle/readProject.ts';
import { checkAppCode } from './build/compile/checkAppCode.ts';
import { findUnusedPictures } from './build/compile/findUnusedPictures.ts';
import { assertProjectPath } from './build/compile/projectPath.ts';
import { checkDomainFacts } from './build/config/check/checkDomainFacts.ts';
import { readBrands } from './build/config/read/readBrands.ts';
import { findTemplateProblems } from './build/config/read/readTemplates.ts';
import { readTextFile } from './build/config/read/readTextFile.ts';
import { loadCatalogue } from './build/config/resolve/loadCatalogue.ts';
import type { Catalogue } from './build/config/schema/catalogue.ts';
import type { PhotoFile } from './build/config/schema/photos.ts';
import type { PictureOwner } from './build/pictures/ownPictures.ts';
import { findDamagedPhotos } from './build/pictures/photos/findDamagedPhotos.ts';
import { listArtIds } from './build/pictures/picturesInArtFolder.ts';
import { readPictureSets } from './build/pictures/themedPictureSets.ts';
import { listComingDuties } from './build/plan/listComingDuties.ts';
import { listPublicSiteQuestions } from './build/plan/listPublicSiteQuestions.ts';
import { listSwitchedOffFeatures } from './build/plan/listSwitchedOffFeatures.ts';
import { findTemplateRenderProblems } from './build/stages/findTemplateRenderProblems.ts';
import { Command } from './lib/Command.ts';
import type { CommandIo } from './lib/CommandIo.ts';
import { formatProblems, type Problem, ProblemsError, sortProblems } from './lib/problem.ts';
import { runEntry } from './lib/runEntry.ts';
import { splitList } from './lib/splitList.ts';
import { today } from './lib/today.ts';

interface Options {
  json?: true;
  launch: string[];
  nameServer?: string;
  root: string;
}

const toCommand = (io: CommandIo) =>
  new Command('npm run check --', io)
    .description(
      'Finds every mistake in brands, drawings, templates, texts, settings and the code of the app. Writes nothing.',
    )
    .option('--launch <brands>', 'also ask DNS, hosts and mail whether these brands can be launched', splitList, [])
    .option('--name-server <address>', 'with --launch: the name server to ask (default: those of this machine)')
    .option('--json', 'print one machine-readable result')
    .option('--root <folder>', 'the project to look at', '.')
    .allowExcessArguments(false);

/** Returns the result of `load`, or the problems that it throws. */
async function attempt<Loaded>(
  load: () => Loaded | Promise<Loaded>,
): Promise<{ loaded?: Loaded; problems: readonly Problem[] }> {
  try {
    return { loaded: await load(), problems: [] };
  } catch (error) {
    if (error instanceof ProblemsError) return { problems: error.problems };
    throw error;
  }
}

/** Reads the brands with their own pictures, also in a project with other mistakes, which loadCatalogue reports. */
async function readOwners(root: string): Promise<(PictureOwner & { photos: readonly PhotoFile[] })[]> {
  const { loaded } = await attempt(() => readBrands(root));
  return (loaded?.brands ?? []).map(({ slug, pictures = [], photos = [] }) => ({
    slug,
    ownPictures: pictures,
    photos,
  }));
}

const listSites = ({ brands }: Catalogue) =>
  brands.flatMap((brand) => brand.domains.map((domain) => ({ brand, domain })));

/** Finds the problems of filling the templates, once they and the brands have no others. */
async function findUnfillable(root: string, catalogue: Catalogue | undefined, templateProblems: readonly Problem[]) {
  if (!catalogue || templateProblems.length > 0) return [];
  const { loaded = [], problems } = await attempt(() => findTemplateRenderProblems(root, catalogue));
  return [...loaded, ...problems];
}

/** Finds the mistakes in the table of countries, in a project that has one of its own. */
async function findDomainProblems(root: string): Promise<Problem[]> {
  const { text } = await readTextFile(root, 'brands/domains.ts', 64);
  return text ? checkDomainFacts(text, domainFacts) : [];
}

/** Finds what is not in place for the launch of the wanted brands. Throws a UsageError for an unknown one. */
async function findAllLaunchProblems(catalogue: Catalogue, { launch, nameServer }: Options): Promise<Problem[]> {
  const found = launch.map((slug) =>
    findLaunchProblems(catalogue, findBrand({ catalogue }, slug).slug, { nameServer }),
  );
  return (await Promise.all(found)).flat();
}

/** Finds every mistake of a project. */
export async function check(io: CommandIo): Promise<number> {
  const { console, cwd } = io;
  const options = toCommand(io).parse().opts<Options>();
  const root = resolve(cwd, options.root);
  assertProjectPath(root);
  const { loaded: catalogue, problems: catalogueProblems } = await attempt(() => loadCatalogue(root));
  const owners = await readOwners(root);
  const { problems: pictureProblems } = await attempt(() => readPictureSets(root, owners));
  // Without problems: reading the drawings reports them already.
  const { loaded: pictureIds } = await attempt(() => listArtIds(root));
  const templateProblems = await findTemplateProblems(root);
  const launchProblems = catalogue ? await findAllLaunchProblems(catalogue, options) : [];
  const problems = sortProblems([
    ...launchProblems,
    ...catalogueProblems,
    ...pictureProblems,
    ...(await findDamagedPhotos(
      root,
      owners.flatMap(({ photos }) => photos),
    )),
    ...checkAppCode(root, pictureIds),
    ...templateProblems,
    ...(await findDomainProblems(root)),
    ...(await findUnfillable(root, catalogue, templateProblems)),
    ...(pictureIds ? findUnusedPictures(root) : []),
  ]);
  const ok = problems.length === 0;
  const sites = catalogue ? listSites(catalogue) : [];
  const switchedOff = listSwitchedOffFeatures(sites);
  const comingDuties = listComingDuties(sites, today());
  const questions = catalogue ? listPublicSiteQuestions(catalogue) : [];
  const counts = ok &&
    catalogue && {
      brands: catalogue.brands.length,
      themes: catalogue.themes.size,
      sites: sites.length,
      switchedOff,
    };
  if (options.json) {
    console.log(
      JSON.stringify({
        ok,
        problems,
        ...(counts || { brands: null, themes: null, sites: null, switchedOff: null }),
        ...(counts && questions.length > 0 && { questions }),
        ...(counts && comingDuties.length > 0 && { comingDuties }),
      }),
    );
  } else if (counts) {
    const summary = `${counts.brands} brands, ${counts.themes} themes, ${counts.sites} sites: no mistake`;
    console.log([...questions, ...comingDuties, ...switchedOff, summary].join('\n'));
  } else {
    console.log(formatProblems(problems));
  }
  return ok ? 0 : 1;
}

if (import.meta.main) await runEntry(check);
