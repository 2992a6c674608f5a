import { execFile } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { writeTempTree } from '../support/fixtureFiles.ts';
import { REPORT_VARIABLE, type TestResult } from './TestResult.ts';

const packages = path.resolve(import.meta.dirname, '../../node_modules');
const reporter = path.resolve(import.meta.dirname, 'playwrightReporter.ts');

const files = {
  'package.json': '{ "type": "module" }',
  'playwright.config.js': `export default { retries: 1, projects: [{ name: 'journeys' }] };`,
  'a.spec.js': `
    import { test } from '@playwright/test';
    test('passes', () => {});
    test('fails', () => { throw new Error('as it should'); });
    test('races', ({}, { retry }) => { if (retry === 0) throw new Error('at first'); });
    test('tells why', () => test.skip(true, 'no camera'));
    test.skip('is silent', () => {});
    test.describe('a group', () => test.describe(() => test('inside', () => {})));`,
};

test('every test of a real run is reported, with its groups, its project and why it failed', async () => {
  await using tree = await writeTempTree(files);
  symlinkSync(packages, path.join(tree.root, 'node_modules'));
  const file = path.join(tree.root, 'report.json');
  const args = [path.join(packages, '@playwright/test/cli.js'), 'test', '--reporter', reporter];
  const env = { ...process.env, [REPORT_VARIABLE]: file };
  const run = promisify(execFile)(process.execPath, args, { cwd: tree.root, env });
  await expect(run).rejects.toMatchObject({ code: 1 });
  const tests = JSON.parse(readFileSync(file, 'utf8')) as TestResult[];
  expect(tests.map(({ kind, name, state, message }) => [kind, name, state, message?.split('\n')[0]])).toEqual([
    ['journeys', 'passes › [journeys]', 'passed', undefined],
    ['journeys', 'fails › [journeys]', 'failed', 'Error: as it should'],
    ['journeys', 'races › [journeys]', 'raced', 'Error: at first'],
    ['journeys', 'tells why › [journeys]', 'skipped', 'no camera'],
    ['journeys', 'is silent › [journeys]', 'skipped', undefined],
    ['journeys', 'a group › inside › [journeys]', 'passed', undefined],
  ]);
});
