import { mapLimit } from '../../lib/mapLimit.ts';
import { type ReadBackReport, readBack } from './readBack.ts';
import type { Connection } from './sendRequest.ts';
import type { ServedHost } from './servedHosts.ts';

/** Number of hosts that are read back at a time; each is asked by several requests at a time. */
const CONCURRENT_HOSTS = 4;

interface ReadBackHostsOptions extends Pick<Connection, 'connectTo' | 'ca'> {
  /** Called with the number of hosts that are done. */
  onHost?: (done: number) => void;
}

/** Reads back each of these hosts; the plans of all are read before any host is asked. */
export async function readBackHosts(
  hosts: readonly ServedHost[],
  { onHost = () => {}, ...way }: ReadBackHostsOptions,
): Promise<ReadBackReport[]> {
  const plans = hosts.map(({ readPlan, encrypted, port }) => ({
    plan: readPlan(),
    connection: { encrypted, port, ...way },
  }));
  let done = 0;
  return mapLimit(plans, CONCURRENT_HOSTS, async ({ plan, connection }) => {
    const report = await readBack(plan, { connection });
    onHost(++done);
    return report;
  });
}
