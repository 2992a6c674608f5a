import { mapLimit } from '../../lib/mapLimit.ts';
import { type ReadBackReport, readBack } from './readBack.ts';
import { readPlannedSite } from './readPlannedSite.ts';
import type { Connection } from './sendRequest.ts';
import type { ServedSite } from './servedSites.ts';

/** Number of hosts that are read back at a time; each is asked by several requests at a time. */
const CONCURRENT_HOSTS = 4;

interface ReadBackSitesOptions extends Pick<Connection, 'connectTo' | 'ca'> {
  /** Called with the number of hosts that are done. */
  onHost?: (done: number) => void;
}

/** Reads back each of these sites of the release in a folder; the plans of all are read before any host is asked. */
export async function readBackSites(
  dist: string,
  sites: readonly ServedSite[],
  { onHost = () => {}, ...way }: ReadBackSitesOptions,
): Promise<ReadBackReport[]> {
  const plans = sites.map(({ site, ...connection }) => ({ plan: readPlannedSite(dist, site), connection }));
  let done = 0;
  return mapLimit(plans, CONCURRENT_HOSTS, async ({ plan, connection }) => {
    const report = await readBack(plan, { connection: { ...connection, ...way } });
    onHost(++done);
    return report;
  });
}
