import type { ContentStore } from '../../build/output/contentStore.ts';
import { UsageError } from '../../lib/problem.ts';
import { obtainRelease } from './obtainSites.ts';
import type { SourceRelease } from './readDist.ts';
import type { Machine, MachineState } from './targets/Machine.ts';

/** Obtains a release that a machine keeps. Throws a UsageError with the names of all for one that it does not keep. */
export async function obtainKeptRelease(
  store: ContentStore,
  machine: Machine,
  { releases }: Pick<MachineState, 'releases'>,
  name: string,
): Promise<SourceRelease> {
  const names = releases.toSorted((a, b) => b.time - a.time).map((release) => release.name);
  if (names.includes(name)) return obtainRelease(store, await machine.readRelease(name), machine.readTexts);
  throw new UsageError(`${machine.name} keeps no release ${name}; it has ${names.join(', ') || 'none'}`);
}
