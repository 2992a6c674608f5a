import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';

/** The fixture project with its dist, built once for all test files; a test must not change it. */
export const builtFixtureRoot = (): string => inject('builtFixtureRoot');

/** A copy of the built fixture with its dist and cache, for tests that change it. */
export async function copyBuiltFixture(): Promise<AsyncDisposable & { root: string }> {
  const root = await mkdtemp(path.join(tmpdir(), 'matchpress-'));
  cpSync(builtFixtureRoot(), root, { recursive: true, verbatimSymlinks: true });
  return { root, [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }) };
}
