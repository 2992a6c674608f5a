import { rmSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { linkTree } from './fixtureFiles.ts';

/** Returns the fixture project with its dist, built once for all test files; a test must not change it. */
export const builtFixtureRoot = (): string => inject('builtFixtureRoot');

/** Whether tests may change a file only by replaceFile: one that a build has written, or a drawing. */
const isShared = (file: string) => /\/(?:\.cache|\.dist|templates\/art)\//.test(file);

/** Copies the built fixture, with its dist and cache, for tests that change it. */
export async function copyBuiltFixture(): Promise<AsyncDisposable & { root: string }> {
  const root = await mkdtemp(path.join(tmpdir(), 'matchpress-'));
  linkTree(builtFixtureRoot(), root, isShared);
  // A build that fails leaves sites behind that are still being written.
  const remove = async () => rmSync(root, { recursive: true, force: true, maxRetries: 10 });
  return { root, [Symbol.asyncDispose]: remove };
}

/** Writes a file that a built fixture may share with others. */
export async function replaceFile(file: string, content: string | Uint8Array): Promise<void> {
  await rm(file, { force: true });
  await writeFile(file, content);
}
