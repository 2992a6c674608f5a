import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listFiles } from '../../scripts/lib/listFiles.ts';
import { buildFixture } from '../support/buildFixture.ts';
import { copyBuiltFixture, replaceFile } from '../support/builtFixture.ts';
import { readDocumentedShell } from '../support/readDocumentedShell.ts';

// The copy of a release as an operator is told to make it, halted after its first entry.

const root = path.resolve(import.meta.dirname, '../..');
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'copied-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const haltingCopy = `#!/bin/sh
set -e
for name in $(ls -A "$2"); do
  /bin/cp "$1" "$2/$name" "$3"
  if [ -p "$HALTED" ]; then
    echo > "$HALTED"
    cat "$RESUMED" > /dev/null
    rm "$HALTED"
  fi
done
`;

/** Starts the documented lines in a project; `cp` halts once, and npm runs the project's command. */
async function startCopy(project: string, release: string) {
  const bin = path.join(release, '../bin');
  await mkdir(bin, { recursive: true });
  const [halted, resumed] = [path.join(bin, 'halted'), path.join(bin, 'resumed')];
  execFileSync('mkfifo', [halted, resumed]);
  const npm = `#!/bin/sh\nshift 3\nexec '${process.execPath}' '${root}/scripts/verify.ts' --root '${project}' "$@"\n`;
  for (const [name, script] of [
    ['cp', haltingCopy],
    ['npm', npm],
  ] as const) {
    await writeFile(path.join(bin, name), script);
    await chmod(path.join(bin, name), 0o755);
  }
  const child = spawn('/bin/sh', ['-c', readDocumentedShell('Copy a release by hand', { release })], {
    cwd: project,
    env: { ...process.env, PATH: `${bin}:${process.env.PATH}`, HALTED: halted, RESUMED: resumed },
  });
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  const ended = once(child, 'close');
  await Promise.race([readFile(halted), ended]);
  return {
    async resume() {
      await writeFile(resumed, '');
      const [[code], [stdout, stderr]] = await Promise.all([ended, output]);
      return { code, stdout, stderr };
    },
  };
}

const listTimes = async (release: string) => {
  const files = listFiles(release).toSorted();
  return Promise.all(files.map(async (file) => [file, (await stat(path.join(release, file))).mtimeMs] as const));
};

async function editAndBuild(project: string, address: string): Promise<void> {
  const file = path.join(project, 'brands/birchmere/brand.json');
  const brand = await readFile(file, 'utf8');
  await replaceFile(file, brand.replaceAll(/"[a-z]+@/g, `"${address}@`));
  await buildFixture(project);
}

test('a copy that a build switches under is one release, with its times', async () => {
  await using fixture = await copyBuiltFixture();
  const former = await realpath(path.join(fixture.root, 'dist'));
  const release = path.join(folder, 'once/8');
  const copy = await startCopy(fixture.root, release);
  await editAndBuild(fixture.root, 'other');
  expect(await realpath(path.join(fixture.root, 'dist'))).not.toBe(former);
  expect(await copy.resume()).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('all as it must be'),
    stderr: '',
  });
  expect(await listTimes(release)).toEqual(await listTimes(former));
});

test('a copy whose release builds have taken away fails', async () => {
  await using fixture = await copyBuiltFixture();
  const copy = await startCopy(fixture.root, path.join(folder, 'twice/8'));
  for (const address of ['other', 'another', 'third']) await editAndBuild(fixture.root, address);
  expect(await copy.resume()).toMatchObject({ code: 1, stderr: expect.stringMatching(/^(?:\/bin\/)?cp: /) });
});
