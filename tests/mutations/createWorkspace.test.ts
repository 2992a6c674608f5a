import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorkspace } from './createWorkspace.ts';
import type { Mutation } from './mutations.ts';

const root = mkdtempSync(path.join(tmpdir(), 'matchpress-project-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Fails as `app/a.ts` says, and by its own test of the list. */
const runner = `
  import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
  const text = readFileSync('app/a.ts', 'utf8');
  const cache = '.cache';
  const failures = [];
  if (text.includes('crash')) throw new Error('crashed');
  if (text.includes('faulty')) failures.push({ kind: 'unit', file: 'a.test.ts', name: process.argv.slice(2).join(' ') + ' › [firefox]', message: '' });
  const own = readFileSync('tests/mutations/mutations.test.ts', 'utf8');
  if (own.includes('every fault')) failures.push({ kind: 'unit', file: 'faults.test.ts', name: 'own', message: '' });
  if (existsSync(cache)) failures.push({ kind: 'unit', file: 'cache.test.ts', name: 'poisoned', message: '' });
  if (text.includes('fills')) mkdirSync(cache, { recursive: true });
  console.log(JSON.stringify({ ok: failures.length === 0, failures }));
`;

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const mutationIn = (file: string, to: string): Mutation => ({ name: 'x', kind: 'api', file, from: 'good', to });

let workspace: Awaited<ReturnType<typeof createWorkspace>>;
beforeAll(async () => {
  write('.gitignore', 'node_modules/\n.cache/\n');
  write('package.json', '{ "type": "module" }');
  write('tests/test.ts', runner);
  write('scripts/b.ts', '"good"');
  write('tests/mutations/mutations.test.ts', '// finds every fault');
  write('node_modules/one/index.js', '');
  write('.cache/entry', '');
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  write('app/a.ts', 'good');
  workspace = await createWorkspace(root);
});
afterAll(() => workspace.remove());

test('a fault is planted in the copy alone, found at its level, and put back', async () => {
  expect(await workspace.findFailure('test')).toBeNull();
  const mutation = mutationIn('app/a.ts', 'faulty');
  await workspace.applyMutation(mutation);
  expect(await workspace.findFailure('changed')).toBe('a.test.ts › --bail --json --changed');
  expect(await workspace.findFailure('all')).toBe('a.test.ts › --bail --json --all');
  expect(await workspace.listFailures('test', 'units')).toEqual(['a.test.ts › --json --part units']);
  expect(readFileSync(path.join(root, 'app/a.ts'), 'utf8')).toBe('good');
  await workspace.restore(mutation);
  expect(await workspace.findFailure('test')).toBeNull();
});

test('a run without a report has found it, too', async () => {
  const mutation = mutationIn('app/a.ts', 'crash');
  await workspace.applyMutation(mutation);
  expect(await workspace.findFailure('test')).toBe('the test run itself: Error: crashed');
  await workspace.restore(mutation);
});

test('the cache is its own, and gone after a fault in the pipeline', async () => {
  const filling = mutationIn('app/a.ts', 'fills');
  await workspace.applyMutation(filling);
  expect(await workspace.findFailure('test')).toBeNull();
  await workspace.restore(filling);
  expect(await workspace.findFailure('test')).toBe('cache.test.ts › poisoned');
  const mutation = mutationIn('scripts/b.ts', 'bad');
  await workspace.applyMutation(mutation);
  await workspace.restore(mutation);
  expect(await workspace.findFailure('test')).toBeNull();
  expect(existsSync(path.join(root, '.cache/entry'))).toBe(true);
});
