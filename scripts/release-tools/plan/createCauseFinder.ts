import type { ContentStore } from '../../build/output/contentStore.ts';
import { compareSources, readSources, readSourceText } from '../../build/release/sourceSnapshot.ts';
import type { Cause } from './Cause.ts';
import { findCauses } from './findCauses.ts';

/** Creates the finder of what has changed from a list of sources to another; undefined if the store has none of it. */
export function createCauseFinder(now: string, store: Pick<ContentStore, 'pathOf'>) {
  const known = new Map<string, Promise<Cause[] | undefined>>();
  const causes = new Map<string, Cause>();
  const find = async (sources: string): Promise<Cause[] | undefined> => {
    const before = readSources(store, sources);
    if (!before) return undefined;
    const differences = compareSources(before, readSources(store, now)!);
    const found = await findCauses(differences, (hash) =>
      hash === undefined ? undefined : readSourceText(store, hash),
    );
    // Sites with different former sources may have a cause in common.
    return found.map((cause) => {
      const key = JSON.stringify([cause.file, cause.line, cause.what, cause.others]);
      const same = causes.get(key) ?? cause;
      causes.set(key, same);
      return same;
    });
  };
  return async (sources: string | undefined): Promise<Cause[] | undefined> => {
    if (sources === undefined) return undefined;
    const one = known.get(sources) ?? find(sources);
    known.set(sources, one);
    return one;
  };
}
