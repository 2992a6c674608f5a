import { availableParallelism } from 'node:os';
import path from 'node:path';
import { lingui } from '@lingui/vite-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultExclude, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { artImportsPlugin } from '../scripts/build/compile/artImportsPlugin.ts';
import { readArt, readPictureKey } from '../scripts/build/compile/CompiledValues.ts';
import { iconPathsPlugin, inWeight } from '../scripts/build/compile/iconPathsPlugin.ts';
import { macrosPlugin } from '../scripts/build/compile/macrosPlugin.ts';
import { pagesPlugin } from '../scripts/build/compile/pages/pagesPlugin.ts';
import { listPictureAddresses } from '../scripts/build/pictures/picturesInArtFolder.ts';

// The day of builds, 29 November 2026: a later one may bring duties that change sites (brands/duties.ts).
process.env.SOURCE_DATE_EPOCH ??= '1795953600';

const root = path.resolve(import.meta.dirname, '..');
const art = listPictureAddresses(root, '/assets/art');

const appTests = ['app/**/*.test.ts'];
const componentTests = ['app/**/*.test.tsx'];

/** Tests that build, or start processes or servers. */
const pipelineTests = [
  'tests/{hosting,pipeline}/**/*.test.ts',
  'tests/rules/commands.test.ts',
  'scripts/*.test.ts',
  'scripts/lib/runEntry.test.ts',
  'scripts/build/verify/verifyRelease.test.ts',
];

const common = { root, setupFiles: ['tests/support/setSiteValues.ts'], testTimeout: 120_000, hookTimeout: 120_000 };

/** Many small files share few workers and their modules; assertNoGlobalLeaks.ts proves that no file affects the next. */
const sharedWorkers = {
  ...common,
  setupFiles: [...common.setupFiles, 'tests/support/assertNoGlobalLeaks.ts'],
  pool: 'threads' as const,
  isolate: false,
};

/** The plugins that compile the app for its tests. */
const appPlugins = [
  lingui({ cwd: root }),
  pagesPlugin(root),
  macrosPlugin(root),
  vanillaExtractPlugin(),
  artImportsPlugin(root, (key) => `(${JSON.stringify(readArt(art, readPictureKey(key)!))})`),
  iconPathsPlugin(inWeight("'regular'")),
];

/** Vitest begins with the largest files; this one is small and takes the longest of all units. */
class ChecksFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isChecks = ({ moduleId }: TestSpecification) => moduleId.endsWith('/tests/rules/checks.test.ts');
    const sorted = await super.sort(files);
    return [...sorted.filter(isChecks), ...sorted.filter((file) => !isChecks(file))];
  }
}

export default defineConfig({
  root,
  test: {
    sequence: { sequencer: ChecksFirst },
    // One more than there are cores uses the time that the others wait.
    maxWorkers: availableParallelism() + 1,
    tags: [{ name: 'rule', description: 'proves a rule of the product' }],
    projects: [
      { plugins: appPlugins, test: { ...sharedWorkers, name: 'app', include: appTests } },
      {
        plugins: appPlugins,
        test: {
          ...sharedWorkers,
          name: 'components',
          include: componentTests,
          environment: 'happy-dom',
        },
      },
      {
        test: {
          ...sharedWorkers,
          name: 'pipeline',
          // They start many processes, which is quicker the less memory the starting one has.
          pool: 'forks',
          include: pipelineTests,
          setupFiles: [...sharedWorkers.setupFiles, 'tests/support/compileHere.ts'],
          globalSetup: ['tests/support/pipelineGlobalSetup.ts'],
        },
      },
      {
        // All files that are in no other project, so that none is left out.
        test: {
          ...sharedWorkers,
          name: 'units',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...defaultExclude, ...appTests, ...componentTests, ...pipelineTests],
        },
      },
    ],
  },
});
