import { execFile } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { type FileTree, writeTempTree } from '../support/fixtureFiles.ts';
import { type TestResult, toFailure } from './runners.ts';

/** Runs an expression of runners.ts in a process of its own, in a project with these tests. */
async function runIn(files: FileTree, expression: string) {
  await using tree = await writeTempTree(files);
  symlinkSync(path.resolve(import.meta.dirname, '../../node_modules'), path.join(tree.root, 'node_modules'));
  const code = `import * as runners from '${path.resolve(import.meta.dirname, 'runners.ts')}';
    process.stdout.write(JSON.stringify(await runners.${expression}));`;
  // A run of Vitest in one of Vitest would take that one's settings.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')));
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code], { cwd: tree.root, env });
  const tests: TestResult[] = JSON.parse(await run.catch(({ stdout }) => ({ stdout })).then(({ stdout }) => stdout));
  return tests.map(({ kind, file, name, state, message }) => [kind, file, name, state, message?.split('\n')[0]]);
}

test('every test of a run of Vitest is reported, and one failure a file for what failed beside its tests', async () => {
  const files = {
    'vitest.config.mjs': `export default { test: { globals: true, name: 'pipeline' } };`,
    'a.test.js': `
      test('passes', () => {});
      test('fails', () => { throw new Error('as it should'); });
      test('tells why', ({ skip }) => skip('no server'));
      test.skip('is silent', () => {});
      test.todo('is not written');
      describe('a group', () => { afterAll(() => { throw new Error('in the hook'); }); test('inside', () => {}); });`,
    'b.test.js': `throw new Error('at the import');`,
  };
  const tests = await runIn(files, 'runVitest([], {}, process.stderr)');
  expect(tests.toSorted()).toEqual([
    ['pipeline', 'a.test.js', 'a group > inside', 'passed', undefined],
    ['pipeline', 'a.test.js', 'fails', 'failed', 'Error: as it should'],
    ['pipeline', 'a.test.js', 'is not written', 'skipped', undefined],
    ['pipeline', 'a.test.js', 'is silent', 'skipped', undefined],
    ['pipeline', 'a.test.js', 'passes', 'passed', undefined],
    ['pipeline', 'a.test.js', 'tells why', 'skipped', 'no server'],
    ['pipeline', 'a.test.js', 'the file', 'failed', 'Error: in the hook'],
    ['pipeline', 'b.test.js', 'the file', 'failed', 'Error: at the import'],
  ]);
});

test('every test of a run of Playwright is reported, with its groups, its project and why it failed', async () => {
  const files = {
    'playwright.config.mjs': `export default { retries: 1, testDir: 'tests', projects: [{ name: 'journeys' }] };`,
    'tests/a.spec.js': `
      import { test } from '@playwright/test';
      test('passes', () => {});
      test('fails', () => { throw new Error('as it should'); });
      test('races', ({}, { retry }) => { if (retry === 0) throw new Error('at first'); });
      test('tells why', () => test.skip(true, 'no camera'));
      test.skip('is silent', () => {});
      test.describe('a group', () => test.describe(() => test('inside', () => {})));`,
    'package.json': '{ "type": "module" }',
  };
  const tests = await runIn(files, 'runPlaywright([], process.env, process.stderr)');
  expect(tests).toEqual([
    ['journeys', 'tests/a.spec.js', 'passes › [journeys]', 'passed', undefined],
    ['journeys', 'tests/a.spec.js', 'fails › [journeys]', 'failed', 'Error: as it should'],
    ['journeys', 'tests/a.spec.js', 'races › [journeys]', 'raced', 'Error: at first'],
    ['journeys', 'tests/a.spec.js', 'tells why › [journeys]', 'skipped', 'no camera'],
    ['journeys', 'tests/a.spec.js', 'is silent › [journeys]', 'skipped', undefined],
    ['journeys', 'tests/a.spec.js', 'a group › inside › [journeys]', 'passed', undefined],
  ]);
});

test('a run without tests fails', async () => {
  const tests = await runIn({ 'vitest.config.mjs': 'export default {};' }, 'runVitest([], {}, process.stderr)');
  const { kind, file, name, state, message } = toFailure('vitest', '0 tests, ended with code 1');
  expect(tests).toEqual([[kind, file, name, state, message]]);
});
