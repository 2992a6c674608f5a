/** What a test file reads by path, which the import graph does not show. */
export interface ImplicitDependency {
  file: string;
  /** Files, folders with a slash at the end, `*.md`; empty if it reads only what it or its caller has written. */
  reads: readonly string[];
  /** Modules that it runs as a process or serves, with all that they import. */
  runs?: readonly string[];
  /** Builds complete sites; a change in `app/` does not select it, because other tests find what breaks there. */
  buildsSites?: true;
}

const configPaths = ['brands/', 'themes/', 'build.config.ts'];
const buildInputs = ['app/', 'templates/', '.linguirc.ts', ...configPaths];

/** Every test and test helper that reads files or starts processes; implicitDependencies.test.ts proves that it is complete. */
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
  { file: 'scripts/compile/renderMessageImports.test.ts', reads: ['app/i18n/importMessages.ts'] },
  { file: 'scripts/config/renderJsonSchemas.test.ts', reads: ['brands/', 'themes/'] },
  { file: 'scripts/config/fileProblems.test.ts', reads: [] },
  { file: 'scripts/lib/cacheTools.test.ts', reads: ['scripts/'] },
  { file: 'scripts/lib/runEntry.test.ts', reads: [] },
  { file: 'scripts/output/output.test.ts', reads: [] },
  { file: 'scripts/output/writeFolder.test.ts', reads: [] },
  { file: 'scripts/screenshots/preview/toPreviewPage.test.ts', reads: ['templates/'] },
  { file: 'scripts/pictures/palette.test.ts', reads: ['templates/art/'] },
  { file: 'scripts/pictures/pictures.test.ts', reads: ['templates/art/', 'themes/'] },
  { file: 'scripts/pictures/renderArtTypes.test.ts', reads: ['app/art.d.ts', 'templates/art/'] },
  { file: 'scripts/sandbox/world/portraits.test.ts', reads: ['templates/art/portraits/'] },
  { file: 'scripts/serve/serveSite.test.ts', reads: [] },
  { file: 'scripts/stages/thirdPartyNotices.test.ts', reads: [] },
  { file: 'scripts/stages/chatFrame.test.ts', reads: ['templates/'] },
  { file: 'scripts/stages/compileTemplate.test.ts', reads: ['templates/'] },
  { file: 'scripts/stages/legalTexts.test.ts', reads: ['templates/'] },
  { file: 'scripts/stages/thirdPartyNotices.test.ts', reads: ['package-lock.json'] },
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
  { file: 'scripts/screenshots/sampleSites.test.ts', reads: configPaths },
  { file: 'tests/pipeline/build.test.ts', reads: [], buildsSites: true },
  { file: 'tests/pipeline/sourceMaps.test.ts', reads: [], buildsSites: true },
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
  { file: 'tests/runner/parseSpec.test.ts', reads: ['app/features/', 'tests/journeys/'] },
  { file: 'tests/runner/readTestProject.test.ts', reads: ['app/features/'] },
  { file: 'tests/runner/implicitDependencies.test.ts', reads: ['app/', 'scripts/', 'tests/'] },
  { file: 'tests/runner/vitestReporter.test.ts', reads: [], runs: ['tests/runner/vitestReporter.ts'] },
  {
    file: 'tests/rules/citations.test.ts',
    reads: ['app/', 'scripts/', 'tests/', 'brands/', 'themes/', 'templates/', 'README.md', 'build.config.ts'],
  },
  // Runs commands only for their help and their usage errors.
  { file: 'tests/rules/commands.test.ts', reads: ['scripts/', 'tests/runner/'] },
  { file: 'tests/rules/forms.test.ts', reads: ['app/features/'] },
  { file: 'tests/rules/imports.test.ts', reads: ['app/', 'brands/', 'themes/', 'scripts/'] },
  { file: 'tests/rules/lockfile.test.ts', reads: ['package.json', 'package-lock.json', '.npmrc'] },
  { file: 'tests/rules/reactCompiler.test.ts', reads: ['app/'] },
  { file: 'tests/rules/sizes.test.ts', reads: ['app/', 'scripts/'] },
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
