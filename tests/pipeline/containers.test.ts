import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withBuildLock } from '../../scripts/build/output/buildLock.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** Starts a command among process numbers of its own, as in a container; its own number is 1. */
const container = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child=SIGKILL'] as const;
const hasContainers = spawnSync(container[0], [...container.slice(1), 'true']).status === 0;

let folder: string;
const started: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'containers-'));
});
afterEach(async () => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** Starts what holds the lock of dist in a container, or what tries to; gives the process, which has said its result. */
async function lockInContainer(dist: string): Promise<{ child: ChildProcess; said: string }> {
  const module = path.join(root, 'scripts/build/output/buildLock.ts');
  const code = `
    const { withBuildLock } = await import(${JSON.stringify(module)});
    await withBuildLock(${JSON.stringify(dist)}, () => new Promise((_, end) => {
      console.log('holds it as ' + process.pid);
      setTimeout(end, 60_000);
    })).catch((error) => console.log(error.message));
  `;
  const node = [process.execPath, '--input-type=module', '--eval', code];
  const child = spawn(container[0], [...container.slice(1), ...node], { cwd: root });
  started.push(child);
  const [said] = await once(child.stdout!, 'data');
  return { child, said: String(said) };
}

test('of two containers that share a dist one holds the lock, until it is dead', async ({ skip }) => {
  skip(!hasContainers, 'this account makes no container');
  const dist = path.join(folder, 'dist');
  const first = await lockInContainer(dist);
  expect(first.said).toBe('holds it as 1\n');
  const refused = `another build is writing here: process 1 on ${hostname()}, since `;
  expect((await lockInContainer(dist)).said).toContain(refused);
  await expect(withBuildLock(dist, async () => 0)).rejects.toThrow(refused);

  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  expect(existsSync(path.join(folder, '.dist/lock'))).toBe(true);
  expect(await withBuildLock(dist, async () => 1, { patience: 2000 })).toBe(1);
});
