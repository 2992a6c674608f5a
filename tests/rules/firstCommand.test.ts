import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const { scripts, engines, optionalDependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
  string,
  Record<string, string>
>;

/** A clone, before anything is installed. */
let clone: string;
beforeAll(async () => {
  clone = await mkdtemp(path.join(tmpdir(), 'clone-'));
  for (const file of ['package.json', 'scripts/lib/installed.mjs'])
    await cp(path.join(root, file), path.join(clone, file));
});
afterAll(() => rm(clone, { recursive: true, force: true }));

const run = (command: string, cwd: string) => {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
    cwd,
    env: { ...process.env, NODE_OPTIONS: '', PATH: `${path.dirname(process.execPath)}:${process.env.PATH}` },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};
const notInstalled = 'The packages of this project are not installed; run npm ci.';

test.for(Object.entries(scripts!))('npm run %s says one sentence before npm ci', ([, command]) => {
  expect(run(command, clone)).toEqual({ status: 1, stdout: '', stderr: `${notInstalled}\n` });
});

test('with --json that is the result, and a single missing package is named', async () => {
  const { stdout } = run(`${scripts!.build} --json`, clone);
  expect(JSON.parse(stdout)).toEqual({ ok: false, error: { code: 1, message: notInstalled } });
  for (const name of Object.keys({ ...JSON.parse(read('package.json')).dependencies, ...devDependencies }))
    if (name !== 'vite')
      await cp(path.join(root, 'package.json'), path.join(clone, 'node_modules', name, 'package.json'));
  expect(run(scripts!.build!, clone).stderr).toBe('The package vite of this project is not installed; run npm ci.\n');
  await rm(path.join(clone, 'node_modules'), { recursive: true });
});

test('a Node that runs no TypeScript is named, and the one to take', () => {
  const { status, stderr } = run(`node --no-strip-types scripts/lib/installed.mjs`, root);
  expect([status, stderr]).toEqual([
    1,
    `This is Node ${process.versions.node}, and the project needs Node ${major(engines!.node!)}.\n`,
  ]);
});

const major = (version: string) => /\d+/.exec(version)![0];

test('README, package.json, .nvmrc and CI name one Node', () => {
  const ci = ['.github/workflows/ci.yml', ...globSync('templates/ci/*', { cwd: root })].map(read).join('');
  const named = {
    '.nvmrc': [read('.nvmrc')],
    engines: [engines!.node!],
    packages: Object.entries(optionalDependencies!).flatMap(([name, version]) =>
      name.startsWith('node-') ? [version] : [],
    ),
    types: [devDependencies!['@types/node']!],
    README: read('README.md').match(/\bNode \d+/g)!,
    ci: ci.match(/\bnode:\d+|node-version: *\S+/g)!,
  };
  const majors = Object.entries(named).map(([where, texts]) => [where, [...new Set(texts.map(major))]]);
  expect(Object.fromEntries(majors)).toEqual(Object.fromEntries(Object.keys(named).map((where) => [where, ['24']])));
});
