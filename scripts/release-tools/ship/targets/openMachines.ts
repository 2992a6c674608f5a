import { hostname, userInfo } from 'node:os';
import type { Target } from '../../../build/config/schema/targets.ts';
import type { ContentStore } from '../../../build/output/contentStore.ts';
import type { Machine } from './Machine.ts';
import { openObjectMachine } from './objects/openObjectMachine.ts';
import { connectBucket } from './s3/connectBucket.ts';
import { openSshMachine } from './ssh/openSshMachine.ts';
import { openWorkerFolder } from './worker/openWorkerFolder.ts';

/** How machines are opened: the programs and settings of the person who ships, and whether they take the locks. */
export interface OpenOptions {
  env: Readonly<NodeJS.ProcessEnv>;
  store: Pick<ContentStore, 'pathOf'>;
  /** false for a dry run, which changes nothing and waits for no other run. */
  locks: boolean;
  takesOver: boolean;
  since: string;
}

/** Opens all machines of a target, or none of them. */
export async function openMachines(
  target: Target,
  { env, store, locks, takesOver, since }: OpenOptions,
): Promise<readonly Machine[]> {
  const owner = locks ? `${userInfo().username} on ${hostname()}, process ${process.pid}, since ${since}` : undefined;
  const options = { env, store, owner, takesOver };
  if (target.kind === 's3') {
    const { bucket: name, serves } = target;
    return [await openObjectMachine({ ...options, name, serves, bucket: connectBucket(target, env) })];
  }
  if (target.kind === 'worker') return [await openWorkerFolder(target, options)];
  const opened = await Promise.allSettled(target.machines.map((machine) => openSshMachine(machine, target, options)));
  const machines = opened.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const failed = opened.find((result) => result.status === 'rejected');
  if (!failed) return machines;
  await Promise.all(machines.map((machine) => machine.close()));
  throw failed.reason;
}
