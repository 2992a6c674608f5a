import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { markCacheFolder } from '../../scripts/build/output/assertCacheFolder.ts';
import { compiledScriptsFolder } from '../../scripts/build/output/cacheFolders.ts';
import { defaultCacheFolder } from '../../scripts/lib/cache.ts';
import { buildFixture } from './buildFixture.ts';
import { createFixtureProject } from './createFixtureProject.ts';
import { fixtureFilesWithHosts } from './fixtureFiles.ts';
import { findManifestMismatches } from './readDist.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of a built fixture project, which tests read or copy. */
    builtFixtureRoot: string;
  }
}

const root = path.resolve(import.meta.dirname, '../..');

/** Builds the fixture project once for all test files, and lets their processes share Node's compile cache. */
export default async function setup(vitest: TestProject) {
  const cache = defaultCacheFolder(root);
  await markCacheFolder(cache);
  process.env.NODE_COMPILE_CACHE ??= path.join(cache, compiledScriptsFolder);
  const project = await createFixtureProject(fixtureFilesWithHosts());
  await buildFixture(project.root);
  vitest.provide('builtFixtureRoot', project.root);
  return async () => {
    const changed = await findManifestMismatches(project.root);
    await project[Symbol.asyncDispose]();
    if (changed.length > 0) throw new Error(`tests have changed what all share: ${changed.join(', ')}`);
  };
}
