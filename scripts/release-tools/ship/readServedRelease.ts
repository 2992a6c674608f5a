import { loadTarget } from '../../build/config/resolve/loadTarget.ts';
import type { PlacedRelease } from './obtainSites.ts';
import { type OpenOptions, openMachines } from './targets/openMachines.ts';

/** Reads which release a target serves, at its first machine and without its lock; undefined if none. */
export async function readServedRelease(
  root: string,
  target: string,
  { env, store }: Pick<OpenOptions, 'env' | 'store'>,
): Promise<PlacedRelease | undefined> {
  const options = { env, store, locks: false, takesOver: false, since: '' };
  const machines = await openMachines(await loadTarget(root, target), options);
  try {
    return (await machines[0]!.readState()).live;
  } finally {
    await Promise.all(machines.map((machine) => machine.close()));
  }
}
