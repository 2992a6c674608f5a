import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildFixture } from './buildFixture.ts';
import { createFixtureProject } from './createFixtureProject.ts';
import { fixtureFilesWithHosts } from './fixtureFiles.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of a built fixture project, which tests read or copy. */
    builtFixtureRoot: string;
  }
}

/** Builds the fixture project once for all test files, and lets their processes share Node's compile cache. */
export default async function setup(vitest: TestProject) {
  const compiled = mkdtempSync(path.join(tmpdir(), 'compiled-'));
  process.env.NODE_COMPILE_CACHE ??= compiled;
  const project = await createFixtureProject(fixtureFilesWithHosts());
  await buildFixture(project.root);
  vitest.provide('builtFixtureRoot', project.root);
  return async () => {
    rmSync(compiled, { recursive: true, force: true });
    await project[Symbol.asyncDispose]();
  };
}
