/** What a file of the tests reads by path, where the import graph does not see it. */
export interface ImplicitDependency {
  file: string;
  /** Whose content it reads: files, folders with a slash at the end, `*.md`. Empty: only what it or its caller has made. */
  reads: readonly string[];
  /** Modules that it starts as a process or has served, with all that they import. */
  runs?: readonly string[];
  /** Builds whole sites: the app's own tests find what breaks in `app/`, this one hardly ever. */
  buildsSites?: true;
}

const configPaths = ['brands/', 'themes/', 'build.config.ts'];
const buildInputs = ['app/', 'templates/', '.linguirc.ts', ...configPaths];

/** Every test and every helper of tests that reads files or starts processes; readers.test.ts holds it to that. */
export const implicitDependencies: readonly ImplicitDependency[] = [
  { file: 'app/api/contract/contract.test.ts', reads: ['app/api/contract/'] },
  { file: 'app/api/contract/documentedCalls.test.ts', reads: ['app/api/contract/README.md'] },
  { file: 'scripts/logo/drawBrands.test.ts', reads: [] },
  { file: 'scripts/logo/kerning.test.ts', reads: [] },
  { file: 'scripts/logo/readLogoBrands.test.ts', reads: [] },
  { file: 'scripts/logo/unpackFont.test.ts', reads: [] },
  { file: 'scripts/logo/wordmark.test.ts', reads: [] },
  { file: 'scripts/scaffold/formatBrand.test.ts', reads: ['brands/'] },
  { file: 'scripts/check.test.ts', reads: [], runs: ['scripts/check.ts'] },
  { file: 'scripts/compile/criticalModules.test.ts', reads: [], runs: ['app/main.tsx'] },
  { file: 'scripts/config/loadCatalogue.test.ts', reads: [] },
  { file: 'scripts/config/renderJsonSchemas.test.ts', reads: ['brands/', 'themes/'] },
  { file: 'scripts/config/fileProblems.test.ts', reads: [] },
  { file: 'scripts/lib/runEntry.test.ts', reads: [] },
  { file: 'scripts/output/output.test.ts', reads: [] },
  { file: 'scripts/output/writeFolder.test.ts', reads: [] },
  { file: 'scripts/screenshots/preview/toPreviewPage.test.ts', reads: ['templates/'] },
  { file: 'scripts/pictures/palette.test.ts', reads: ['templates/art/'] },
  { file: 'scripts/pictures/pictures.test.ts', reads: ['templates/art/', 'themes/'] },
  { file: 'scripts/pictures/renderArtTypes.test.ts', reads: ['app/art.d.ts', 'templates/art/'] },
  { file: 'scripts/sandbox/world/portraits.test.ts', reads: ['templates/art/portraits/'] },
  { file: 'scripts/serve/serveSite.test.ts', reads: [] },
  { file: 'scripts/stages/chatFrame.test.ts', reads: ['templates/'] },
  { file: 'scripts/stages/legalTexts.test.ts', reads: ['templates/'] },
  { file: 'scripts/verify/verifyRelease.test.ts', reads: [], buildsSites: true },
  { file: 'tests/bench.ts', reads: [] },
  { file: 'tests/test-mutations.ts', reads: [] },
  { file: 'tests/browser/findBrowserEngines.ts', reads: [] },
  { file: 'tests/bench/measureFullBuilds.ts', reads: buildInputs, runs: ['scripts/build.ts'] },
  { file: 'tests/mutations/mutations.test.ts', reads: ['app/', 'scripts/', 'templates/', 'themes/', 'brands/'] },
  { file: 'tests/mutations/createWorkspace.test.ts', reads: [] },
  { file: 'tests/mutations/createWorkspace.ts', reads: [] },
  { file: 'tests/hosting/webServers.test.ts', reads: [], buildsSites: true },
  { file: 'tests/hosting/startWebServers.ts', reads: [] },
  { file: 'tests/browser/buildTestSite.ts', reads: ['templates/', '.linguirc.ts', ...configPaths] },
  {
    file: 'tests/components/galleryTest.ts',
    reads: ['brands/tavelune/', 'themes/'],
    runs: ['app/component-gallery/galleryEntry.tsx'],
  },
  { file: 'tests/browser/testSites.ts', reads: [] },
  { file: 'tests/visual/planScreenChecks.test.ts', reads: configPaths },
  { file: 'tests/visual/themeContrast.test.ts', reads: ['themes/'] },
  { file: 'tests/visual/pageViolations.ts', reads: [] },
  { file: 'tests/components/galleryCoverage.test.ts', reads: ['app/', ...configPaths] },
  { file: 'scripts/screenshots/screens/missingFeatures.test.ts', reads: configPaths },
  { file: 'tests/pipeline/build.test.ts', reads: [], buildsSites: true },
  { file: 'tests/pipeline/realCatalogue.test.ts', reads: buildInputs, buildsSites: true },
  { file: 'tests/pipeline/mapsFrame.test.ts', reads: ['templates/'] },
  {
    file: 'tests/pipeline/newBrandCommand.test.ts',
    reads: [],
    runs: ['scripts/new-brand.ts', 'scripts/check.ts'],
    buildsSites: true,
  },
  {
    file: 'tests/pipeline/previewCommand.test.ts',
    reads: buildInputs,
    runs: ['scripts/preview.ts'],
    buildsSites: true,
  },
  { file: 'tests/pipeline/buildProcess.test.ts', reads: [], buildsSites: true },
  { file: 'tests/runner/readTestProject.test.ts', reads: ['app/features/'] },
  { file: 'tests/runner/implicitDependencies.test.ts', reads: ['app/', 'scripts/', 'tests/'] },
  { file: 'tests/runner/vitestReporter.test.ts', reads: [], runs: ['tests/runner/vitestReporter.ts'] },
  {
    file: 'tests/rules/citations.test.ts',
    reads: ['app/', 'scripts/', 'tests/', 'brands/', 'themes/', 'templates/', 'README.md', 'build.config.ts'],
  },
  // Starts commands for their help and their words on wrong usage only.
  { file: 'tests/rules/commands.test.ts', reads: ['scripts/', 'tests/runner/'] },
  { file: 'tests/rules/forms.test.ts', reads: ['app/features/'] },
  { file: 'tests/rules/imports.test.ts', reads: ['app/', 'brands/', 'themes/', 'scripts/'] },
  { file: 'tests/rules/lockfile.test.ts', reads: ['package.json', 'package-lock.json', '.npmrc'] },
  { file: 'tests/rules/translations.test.ts', reads: ['app/'] },
  { file: 'tests/support/builtFixture.ts', reads: [] },
  { file: 'tests/support/copyRepository.ts', reads: [] },
  { file: 'scripts/screenshots/findChromium.ts', reads: [] },
  { file: 'tests/hosting/findWebServers.ts', reads: [] },
  { file: 'tests/support/createFixtureProject.ts', reads: ['templates/', 'app/site/', '.linguirc.ts', 'package.json'] },
  { file: 'tests/support/fixtureFiles.ts', reads: [] },
  { file: 'tests/support/importGraph.ts', reads: [] },
  { file: 'tests/support/pipelineGlobalSetup.ts', reads: [] },
  { file: 'tests/support/readDist.ts', reads: [] },
  { file: 'tests/support/readSignInScripts.ts', reads: [] },
  { file: 'scripts/screenshots/readTranslations.ts', reads: ['app/i18n/'] },
  { file: 'tests/support/spawnScript.ts', reads: [], runs: ['scripts/build.ts'] },
  { file: 'tests/vitest.config.ts', reads: ['.linguirc.ts', 'templates/art/'] },
];
