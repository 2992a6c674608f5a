import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildFixture } from './buildFixture.ts';
import { createFixtureProject } from './createFixtureProject.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of a fixture project that is built, for tests that only read it and as a model for copies. */
    builtProject: string;
  }
}

/** Builds the fixture project once for all files, and lets the processes they start share what Node has compiled. */
export default async function setup(vitest: TestProject) {
  const compiled = mkdtempSync(path.join(tmpdir(), 'compiled-'));
  process.env.NODE_COMPILE_CACHE ??= compiled;
  const project = await createFixtureProject();
  await buildFixture(project.root);
  vitest.provide('builtProject', project.root);
  return async () => {
    rmSync(compiled, { recursive: true, force: true });
    await project[Symbol.asyncDispose]();
  };
}
