import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { writeTempTree } from '../support/fixtureFiles.ts';
import { REPORT_VARIABLE, type TestResult } from './TestResult.ts';

const vitest = path.resolve(import.meta.dirname, '../../node_modules/vitest/vitest.mjs');
const reporter = path.resolve(import.meta.dirname, 'vitestReporter.ts');

const globals = { globals: true, name: 'pipeline' };
const files = {
  'vitest.config.mjs': `export default { test: ${JSON.stringify(globals)} };`,
  'a.test.js': `
    test('passes', () => {});
    test('fails', () => { throw new Error('as it should'); });
    test('tells why', ({ skip }) => skip('no server'));
    test.skip('is silent', () => {});
    test.todo('is not written');
    describe('a group', () => { afterAll(() => { throw new Error('in the hook'); }); test('inside', () => {}); });`,
  'b.test.js': `throw new Error('at the import');`,
};

test('every test of a real run is reported, and every failure beside the tests', async () => {
  await using tree = await writeTempTree(files);
  const file = path.join(tree.root, 'report.json');
  const args = [
    vitest,
    'run',
    '--root',
    tree.root,
    '--config',
    path.join(tree.root, 'vitest.config.mjs'),
    '--reporter',
    reporter,
  ];
  const run = promisify(execFile)(process.execPath, args, { env: { ...process.env, [REPORT_VARIABLE]: file } });
  await expect(run).rejects.toMatchObject({ code: 1 });
  const tests = JSON.parse(readFileSync(file, 'utf8')) as TestResult[];
  const byName = tests.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  expect(byName.map(({ name, state, message }) => [name, state, message?.split('\n')[0]])).toEqual([
    ['a group', 'failed', 'Error: in the hook'],
    ['a group > inside', 'passed', undefined],
    ['fails', 'failed', 'Error: as it should'],
    ['is not written', 'skipped', undefined],
    ['is silent', 'skipped', undefined],
    ['passes', 'passed', undefined],
    ['tells why', 'skipped', 'no server'],
    ['the file', 'failed', 'Error: at the import'],
  ]);
  expect(new Set(tests.map(({ kind }) => kind))).toEqual(new Set(['pipeline']));
});
