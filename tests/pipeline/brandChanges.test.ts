import { existsSync } from 'node:fs';
import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { brand } from '../../scripts/brand.ts';
import { hashTree } from '../../scripts/lib/hashTree.ts';
import { callCommand } from '../support/callCommand.ts';
import { createFixtureProject } from '../support/createFixtureProject.ts';
import { fixtureFilesWithHosts } from '../support/fixtureFiles.ts';

const createProject = () => createFixtureProject(fixtureFilesWithHosts());
const runBrand = (project: string, ...args: string[]) => callCommand(brand, [...args, '--root', project]);
const hashOf = (project: string) => hashTree(project, ['brands', 'build.config.ts']);

test('changes are taken back one by one, and made again, byte by byte', { tags: 'rule' }, async () => {
  await using project = await createProject();
  const states = [hashOf(project.root)];
  const changes = [
    ['rename', 'birchmere', '--to', 'birch', '--yes'],
    ['copy', 'birch', 'elm', '--name', 'Elm & Co', '--site-ids', 'uk=20', '--assume-addresses', '--yes'],
    ['retire', 'alderwick', '--answer', 'gone', '--yes'],
  ];
  for (const args of changes) {
    expect(await runBrand(project.root, ...args)).toMatchObject({ code: 0, stderr: '' });
    states.push(hashOf(project.root));
  }
  const list = await runBrand(project.root, 'undo', '--list');
  expect(list.stdout.replaceAll(/\d{4}-\d\d-\d\d, \d\d:\d\d/g, 'TIME').split('\n')).toEqual([
    '   3  TIME UTC  retire alderwick --answer gone (4 files)',
    "   2  TIME UTC  copy birch elm --name 'Elm & Co' --site-ids uk=20 --assume-addresses (3 files)",
    '   1  TIME UTC  rename birchmere --to birch (6 files)',
    '',
  ]);
  for (const state of states.slice(0, -1).toReversed()) {
    expect(await runBrand(project.root, 'undo', '--yes')).toMatchObject({ code: 0, stderr: '' });
    expect(hashOf(project.root)).toBe(state);
  }
  expect(existsSync(path.join(project.root, 'brands/elm'))).toBe(false);
  expect(await runBrand(project.root, 'undo', '--yes')).toMatchObject({
    code: 2,
    stderr: 'there is no change to take back\n',
  });
  for (const state of states.slice(1)) {
    expect(await runBrand(project.root, 'redo', '--yes')).toMatchObject({ code: 0, stderr: '' });
    expect(hashOf(project.root)).toBe(state);
  }
});

test('undo never loses what was changed since, nor writes half of what it lacks', { tags: 'rule' }, async () => {
  await using project = await createProject();
  await runBrand(project.root, 'rename', 'birchmere', '--name', 'Birch', '--yes');
  const file = path.join(project.root, 'brands/birchmere/brand.json');
  const written = await readFile(file, 'utf8');
  await appendFile(file, '\n');
  const overtaken = await runBrand(project.root, 'undo', '--yes');
  expect(overtaken).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /^brands\/birchmere\/brand\.json:1:1 {2}has changed since "rename birchmere --name Birch" \(change 1\); undo would/,
    ),
  });
  expect(await readFile(file, 'utf8')).toBe(`${written}\n`);
  expect((await runBrand(project.root, 'undo', '--list')).stdout).toMatch(/, changed since\)/);
  await writeFile(file, written);
  await rm(path.join(project.root, '.cache/changes/contents'), { recursive: true });
  expect(await runBrand(project.root, 'undo', '--yes')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /brand\.json:1:1 {2}its other content is lost; the folder \.cache\/changes was emptied/,
    ),
  });
  expect(await readFile(file, 'utf8')).toBe(written);
  expect(await runBrand(project.root, 'undo', '7', '--yes')).toMatchObject({
    code: 2,
    stderr: 'there is no change 7; npm run brand -- undo --list shows them\n',
  });
});
