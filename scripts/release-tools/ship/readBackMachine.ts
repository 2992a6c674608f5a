import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { releaseFile } from '../../build/hosting/releaseFile.ts';
import { rulesFolder } from '../../build/hosting/serverFiles.ts';
import { ServingRules } from '../../build/hosting/servingRules.ts';
import type { ContentStore } from '../../build/output/contentStore.ts';
import { Manifest } from '../../build/output/manifest.ts';
import { mapLimit } from '../../lib/mapLimit.ts';
import { UserError } from '../../lib/problem.ts';
import { type Difference, formatDifference } from '../read-back/compareAnswer.ts';
import type { PlannedSite } from '../read-back/expectAnswers.ts';
import { readBack } from '../read-back/readBack.ts';
import type { Connection } from '../read-back/sendRequest.ts';
import { readShippedList } from './readShippedList.ts';
import type { ShippedSite } from './Shipment.ts';
import type { Machine, MachineState } from './targets/Machine.ts';

/** Number of hosts that are read back at a time. */
const CONCURRENT_HOSTS = 4;

/** Time in which old processes of a server may still answer after a reload, and the pause before a host is asked again. */
const [PATIENCE_MS, PAUSE_MS] = [5000, 250];

/** Most differences that are named. */
const MAX_NAMED = 20;

/** Plans what is read back of a site: its documents, and the files that the list of its former state does not have. */
function toPlannedSite(store: ContentStore, { host, files, hosting }: ShippedSite, formerDigest?: string): PlannedSite {
  const rules = hosting.find(({ path }) => path === `${rulesFolder}/${host}.json`)!;
  const isKnown = formerDigest !== undefined && store.has(formerDigest);
  const former = isKnown ? readShippedList(store, formerDigest)!.files : [];
  const known = new Set(former.map(({ path, sha256: hash }) => `${path} ${hash}`));
  return {
    files: files.filter(({ path, sha256: hash }) => /\.html$/.test(path) || !known.has(`${path} ${hash}`)),
    rules: ServingRules.parse(JSON.parse(readFileSync(store.pathOf(rules.sha256), 'utf8'))),
  };
}

/** Reads a site back until nothing differs, or until a time. */
async function readUntilSame(site: PlannedSite, connection: Connection, end: number): Promise<Difference[]> {
  const probe = { ...site, files: site.files.filter(({ path }) => path === releaseFile) };
  for (;;) {
    const { differences: first } = await readBack(probe, { connection });
    const { differences } = first.length > 0 ? { differences: first } : await readBack(site, { connection });
    if (differences.length === 0 || performance.now() > end) return differences;
    await setTimeout(PAUSE_MS);
  }
}

/**
 * Reads sites back from the machine's own server, as browsers do, and compares bytes, status and headers with the plan.
 * Returns whether it could; throws a UserError that names what differs.
 */
export async function readBackMachine(
  machine: Machine,
  { live }: MachineState,
  sites: readonly ShippedSite[],
  store: ContentStore,
): Promise<boolean> {
  const connection = sites.length === 0 ? undefined : await machine.openWeb();
  if (!connection) return false;
  const former = new Map(
    live ? Manifest.parse(JSON.parse(live.manifest)).sites.map((one) => [one.host, one.digest]) : [],
  );
  const end = performance.now() + PATIENCE_MS;
  const found = await mapLimit(sites, CONCURRENT_HOSTS, (site) =>
    readUntilSame(toPlannedSite(store, site, former.get(site.host)), connection, end),
  );
  const lines = found.flat().map((one) => `${machine.name}: ${formatDifference(one)}`);
  if (lines.length > MAX_NAMED) lines.splice(MAX_NAMED, lines.length, `and ${lines.length - MAX_NAMED} more`);
  if (lines.length > 0)
    throw new UserError(
      [...lines, `${machine.name} is switched and does not serve what was sent; mend its server and ship again`].join(
        '\n',
      ),
    );
  return true;
}
