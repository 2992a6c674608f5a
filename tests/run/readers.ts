/** What a file of the tests reads by path, where the import graph does not see it. */
export interface Reader {
  file: string;
  /** Whose content it reads: files, folders with a slash at the end, `*.md`. Empty: only what it or its caller has made. */
  reads: readonly string[];
  /** Modules that it starts as a process or has served, with all that they import. */
  runs?: readonly string[];
  /** Builds whole sites: the app's own tests find what breaks in `app/`, this one hardly ever. */
  wholeSite?: true;
}

const settings = ['brands/', 'themes/', 'build.config.ts'];
const catalogue = ['app/', 'templates/', '.linguirc.ts', ...settings];

/** Every test and every helper of tests that reads files or starts processes; readers.test.ts holds it to that. */
export const readers: readonly Reader[] = [
  { file: 'app/api/contract/contract.test.ts', reads: ['app/api/contract/'] },
  { file: 'app/api/contract/specified.test.ts', reads: ['app/api/contract/README.md'] },
  { file: 'scripts/art/drawBrands.test.ts', reads: [] },
  { file: 'scripts/art/kerning.test.ts', reads: [] },
  { file: 'scripts/art/pictures.test.ts', reads: ['themes/'] },
  { file: 'scripts/art/readArtBrands.test.ts', reads: [] },
  { file: 'scripts/art/scenes/scenes.test.ts', reads: ['themes/'] },
  { file: 'scripts/art/unpackFont.test.ts', reads: [] },
  { file: 'scripts/art/wordmark.test.ts', reads: [] },
  { file: 'scripts/brand/formatBrand.test.ts', reads: ['brands/'] },
  { file: 'scripts/check.test.ts', reads: [], runs: ['scripts/check.ts'] },
  { file: 'scripts/compile/earlyModules.test.ts', reads: [], runs: ['app/main.tsx'] },
  { file: 'scripts/config/loadCatalogue.test.ts', reads: [] },
  { file: 'scripts/config/renderSchemas.test.ts', reads: ['brands/', 'themes/'] },
  { file: 'scripts/config/treeMistakes.test.ts', reads: [] },
  { file: 'scripts/lib/runEntry.test.ts', reads: [] },
  { file: 'scripts/output/output.test.ts', reads: [] },
  { file: 'scripts/output/writeFolder.test.ts', reads: [] },
  { file: 'scripts/preview/toPage.test.ts', reads: ['templates/'] },
  { file: 'scripts/serve/serveSite.test.ts', reads: [] },
  { file: 'scripts/stages/chatFrame.test.ts', reads: ['templates/'] },
  { file: 'scripts/stages/legal.test.ts', reads: ['templates/'] },
  { file: 'scripts/verify/verifyRelease.test.ts', reads: [], wholeSite: true },
  { file: 'tests/bench/wholeBuilds.ts', reads: catalogue, runs: ['scripts/build.ts'] },
  { file: 'tests/faults/faults.test.ts', reads: ['app/', 'scripts/', 'templates/', 'themes/', 'brands/'] },
  { file: 'tests/faults/openWorkspace.test.ts', reads: [] },
  { file: 'tests/faults/openWorkspace.ts', reads: [] },
  { file: 'tests/hosting/servers.test.ts', reads: [], wholeSite: true },
  { file: 'tests/hosting/startServers.ts', reads: [] },
  { file: 'tests/journeys/buildFor.ts', reads: ['templates/', '.linguirc.ts', ...settings] },
  { file: 'tests/journeys/galleryTest.ts', reads: ['brands/tavelune/', 'themes/'], runs: ['app/gallery/gallery.tsx'] },
  { file: 'tests/journeys/sites.ts', reads: [] },
  { file: 'tests/look/chooseVisits.test.ts', reads: settings },
  { file: 'tests/look/contrast.test.ts', reads: ['themes/'] },
  { file: 'tests/look/faultsOfPage.ts', reads: [] },
  { file: 'tests/look/gallery.test.ts', reads: ['app/', ...settings] },
  { file: 'tests/look/lacks.test.ts', reads: settings },
  { file: 'tests/pipeline/build.test.ts', reads: [], wholeSite: true },
  { file: 'tests/pipeline/catalogue.test.ts', reads: catalogue, wholeSite: true },
  { file: 'tests/pipeline/mapsFrame.test.ts', reads: ['templates/'] },
  {
    file: 'tests/pipeline/newBrand.test.ts',
    reads: [],
    runs: ['scripts/new-brand.ts', 'scripts/check.ts'],
    wholeSite: true,
  },
  { file: 'tests/pipeline/preview.test.ts', reads: catalogue, runs: ['scripts/preview.ts'], wholeSite: true },
  { file: 'tests/pipeline/process.test.ts', reads: [], wholeSite: true },
  { file: 'tests/run/readTestProject.test.ts', reads: ['app/features/'] },
  { file: 'tests/run/readers.test.ts', reads: ['app/', 'scripts/', 'tests/'] },
  { file: 'tests/run/vitestReporter.test.ts', reads: [], runs: ['tests/run/vitestReporter.ts'] },
  {
    file: 'tests/rules/citations.test.ts',
    reads: ['app/', 'scripts/', 'tests/', 'brands/', 'themes/', 'templates/', 'README.md', 'build.config.ts'],
  },
  // Starts commands for their help and their words on wrong usage only.
  { file: 'tests/rules/commands.test.ts', reads: ['scripts/', 'tests/run/'] },
  { file: 'tests/rules/forms.test.ts', reads: ['app/features/'] },
  { file: 'tests/rules/imports.test.ts', reads: ['app/', 'brands/', 'themes/', 'scripts/'] },
  { file: 'tests/rules/lockfile.test.ts', reads: ['package.json', 'package-lock.json', '.npmrc'] },
  { file: 'tests/rules/texts.test.ts', reads: ['app/'] },
  { file: 'tests/support/builtProject.ts', reads: [] },
  { file: 'tests/support/copyProject.ts', reads: [] },
  { file: 'tests/support/findBrowser.ts', reads: [] },
  { file: 'tests/support/findServer.ts', reads: [] },
  { file: 'tests/support/fixtureProject.ts', reads: ['templates/', 'app/site/', '.linguirc.ts', 'package.json'] },
  { file: 'tests/support/fixtureTree.ts', reads: [] },
  { file: 'tests/support/importGraph.ts', reads: [] },
  { file: 'tests/support/pipelineSetup.ts', reads: [] },
  { file: 'tests/support/readDist.ts', reads: [] },
  { file: 'tests/support/readSignIn.ts', reads: [] },
  { file: 'tests/support/readTexts.ts', reads: ['app/i18n/'] },
  { file: 'tests/support/spawnBuild.ts', reads: [], runs: ['scripts/build.ts'] },
  { file: 'tests/vitest.config.ts', reads: ['.linguirc.ts'] },
];
