import type { ContentStore } from '../../build/output/contentStore.ts';
import type { ManifestSite } from '../../build/output/manifest.ts';
import { UsageError } from '../../lib/problem.ts';
import { obtainRelease } from './obtainSites.ts';
import type { SourceRelease } from './readDist.ts';
import type { Machine, MachineState } from './targets/Machine.ts';

/**
 * Obtains the chosen sites of a release that a machine keeps. Throws a UsageError with the names of all for one that it does
 * not keep.
 */
export async function obtainKeptRelease(
  store: ContentStore,
  machine: Machine,
  { releases }: Pick<MachineState, 'releases'>,
  name: string,
  isChosen: (site: ManifestSite) => boolean,
): Promise<SourceRelease> {
  const names = releases.toSorted((a, b) => b.time - a.time).map((release) => release.name);
  if (names.includes(name)) return obtainRelease(store, await machine.readRelease(name), machine.readTexts, isChosen);
  throw new UsageError(`${machine.name} keeps no release ${name}; it has ${names.join(', ') || 'none'}`);
}
