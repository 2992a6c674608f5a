import { Manifest } from '../../build/output/manifest.ts';
import { parseProvenance } from '../../build/output/provenance.ts';
import { parseLog } from '../../build/output/releaseLog.ts';
import { tryParseJson } from '../../lib/tryParseJson.ts';
import type { Machine } from '../ship/targets/Machine.ts';
import { countDifferent, findNewestCommit, type ListedRelease, type Releases } from './listKeptReleases.ts';

/** Lists the releases that a machine keeps, the one that it serves first, and its log. */
export async function listTargetReleases(machine: Machine): Promise<Releases> {
  const { live, releases } = await machine.readState();
  const readSites = (manifest: string) => Manifest.safeParse(tryParseJson(manifest)).data?.sites ?? [];
  const served = readSites(live?.manifest ?? '');
  const listed: ListedRelease[] = [];
  for (const { name, time } of releases.toSorted((a, b) => b.time - a.time)) {
    const { manifest, provenance } = await machine.readRelease(name);
    const sites = readSites(manifest);
    const commit = findNewestCommit(parseProvenance(provenance)?.sites ?? []);
    listed.push({
      name,
      isCurrent: name === live?.release,
      time: new Date(time * 1000).toISOString(),
      sites: sites.length,
      different: countDifferent(served, sites),
      ...(commit !== undefined && { commit }),
      servedAt: [],
    });
  }
  const { entries, damage } = parseLog(await machine.readLog());
  const last = entries.at(-1)?.release;
  const isUnknown = live !== undefined && last !== undefined && last !== live.release;
  return {
    releases: [...listed.filter(({ isCurrent }) => isCurrent), ...listed.filter(({ isCurrent }) => !isCurrent)],
    log: entries,
    damage: isUnknown ? [...damage, `the last line is not about ${live.release}, which is served`] : damage,
  };
}
