import { execFileSync } from 'node:child_process';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeTempTree } from '../support/fixtureFiles.ts';
import { listChangedFiles } from './listChangedFiles.ts';

test('what is changed, gone, renamed or new since a commit, each once; another commit is refused', async () => {
  await using tree = await writeTempTree({ 'same.ts': '1', 'changed.ts': '1', 'gone.ts': '1', 'old.ts': 'renamed' });
  const git = (...args: string[]) => execFileSync('git', args, { cwd: tree.root });
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=a', '-c', 'user.email=a@localhost', 'commit', '--quiet', '--no-verify', '--message', 'first');
  const inTree = (file: string) => path.join(tree.root, file);
  writeFileSync(inTree('changed.ts'), '2');
  rmSync(inTree('gone.ts'));
  renameSync(inTree('old.ts'), inTree('new file.ts'));
  git('add', 'new file.ts');
  const changed = ['changed.ts', 'gone.ts', 'new file.ts', 'old.ts'];
  expect(listChangedFiles('HEAD', tree.root)).toEqual(changed);
  writeFileSync(inTree('unknown.ts'), '1');
  expect(listChangedFiles('HEAD', tree.root)).toEqual([...changed, 'unknown.ts']);
  expect(() => listChangedFiles('mian', tree.root)).toThrow(/^--changed mian: .*mian/s);
});
