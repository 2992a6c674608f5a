import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { WorkerTarget } from '../../../../build/config/schema/targets.ts';
import type { ContentStore } from '../../../../build/output/contentStore.ts';
import { removeFolder } from '../../../../build/output/removeOtherFiles.ts';
import { UserError } from '../../../../lib/problem.ts';
import { writeAtomically } from '../../../../lib/writeAtomically.ts';
import type { Machine } from '../Machine.ts';
import type { Bucket } from '../objects/Bucket.ts';
import { openObjectMachine } from '../objects/openObjectMachine.ts';

/** Most files of a version of a Worker, and most bytes of one. */
const limits = { objects: 100_000, bytes: 25 * 1024 * 1024 };

/** Creates a bucket in a folder: what the Worker reads is in `assets`, and all else beside it in `state`. */
function openFolderBucket(folder: string): Bucket {
  const fileOf = (key: string) =>
    path.join(folder, /^(?:contents|former|pointers)\//.test(key) ? 'assets' : 'state', key);
  const read = (key: string) => readFile(fileOf(key), 'utf8').catch(() => undefined);
  return {
    async list(prefix) {
      const parent = fileOf(prefix);
      const names = existsSync(parent) ? readdirSync(parent).filter((name) => !name.endsWith('.part')) : [];
      return names.map((name) => {
        const { size, mtime } = statSync(path.join(parent, name));
        return { key: `${prefix}${name}`, size, modified: mtime };
      });
    },
    read,
    write: (key, bytes) => writeAtomically(fileOf(key), bytes),
    async writeNew(key, bytes) {
      if ((await read(key)) !== undefined) return false;
      await writeAtomically(fileOf(key), bytes);
      return true;
    },
    async remove(keys) {
      for (const key of keys) removeFolder(fileOf(key));
    },
  };
}

/** Runs the command that uploads the Worker. Throws a UserError with the last lines of what it printed if it fails. */
async function deploy(command: string, folder: string, env: Readonly<NodeJS.ProcessEnv>): Promise<void> {
  const child = spawn('sh', ['-c', command], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0)
    throw new UserError(
      `${output.trim().split('\n').slice(-5).join('\n')}\n${command} ended with ${code}; the former release is back`,
    );
}

/** Opens the folder of a Worker whose assets are the contents of all hosts. */
export async function openWorkerFolder(
  { folder, deploy: command, serves }: WorkerTarget,
  {
    env,
    ...options
  }: {
    env: Readonly<NodeJS.ProcessEnv>;
    store: Pick<ContentStore, 'pathOf'>;
    owner: string | undefined;
    takesOver: boolean;
  },
): Promise<Machine> {
  return openObjectMachine({
    ...options,
    ...{ name: folder, bucket: openFolderBucket(folder), limits, serves },
    async publish() {
      // The bundler is large, and no other target needs it.
      const { bundleEdge } = await import('../../edge/bundleEdge.ts');
      await writeAtomically(path.join(folder, 'worker.js'), Buffer.from(await bundleEdge('')));
      await deploy(command, folder, env);
    },
  });
}
