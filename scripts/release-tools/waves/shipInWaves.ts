import { readFileSync } from 'node:fs';
import { fillPattern } from '../../build/config/schema/fillPattern.ts';
import type { Target } from '../../build/config/schema/targets.ts';
import { rulesFolder } from '../../build/hosting/serverFiles.ts';
import { ServingRules } from '../../build/hosting/servingRules.ts';
import type { ContentStore } from '../../build/output/contentStore.ts';
import { Manifest, type ManifestSite } from '../../build/output/manifest.ts';
import { toSiteRelease } from '../../build/output/siteRelease.ts';
import { UsageError } from '../../lib/problem.ts';
import type { Shipper } from '../ship/createShipper.ts';
import type { Shipment, ShippedSite } from '../ship/Shipment.ts';
import type { Machine, MachineState } from '../ship/targets/Machine.ts';
import { checkWave } from './checkWave.ts';
import { openWalk } from './openWalk.ts';
import { runWaves, type WaveResult } from './runWaves.ts';
import { toWaves } from './toWaves.ts';
import { readWaves, type WaveJournal, writeWaves } from './waveJournal.ts';

/** A release on its way to a target, wave after wave. */
interface WaveShipping {
  /** Name of the target. */
  to: string;
  target: Target;
  /** Name and sites of the release. */
  release: string;
  sites: readonly ManifestSite[];
  machine: Machine;
  /** State of the machine before the run. */
  state: MachineState;
  store: ContentStore;
  cacheFolder: string;
  until?: number | undefined;
  env: Readonly<NodeJS.ProcessEnv>;
  shipper: Shipper;
  report: (phrase: string) => void;
}

/**
 * Plans the waves of a release, or goes on with those of a run that was stopped; undefined where a target has none, serves
 * nothing yet, or nothing changes.
 */
export async function planWaves({
  to,
  target,
  release,
  sites,
  state: { live },
  cacheFolder,
}: Pick<WaveShipping, 'to' | 'target' | 'release' | 'sites' | 'state' | 'cacheFolder'>): Promise<
  WaveJournal | undefined
> {
  if (target.waves.length === 0 || !live) return undefined;
  const former = await readWaves(cacheFolder, to);
  if (former?.to === release && former.waves.some(({ isPassed }) => !isPassed)) return former;
  const served = new Map(Manifest.parse(JSON.parse(live.manifest)).sites.map(({ host, digest }) => [host, digest]));
  const changed = sites.filter(({ host, digest }) => served.get(host) !== digest);
  const waves = toWaves(target.waves, sites, changed).map(({ hosts, ...wave }) => ({
    ...{ ...wave, hosts: [...hosts] },
    isPassed: false,
  }));
  return waves.length > 0 ? { to: release, from: live.release, waves } : undefined;
}

/** Ships a release in waves, and tries each before the next begins. Throws a UsageError without the password for walks. */
export async function shipInWaves(journal: WaveJournal, shipping: WaveShipping): Promise<WaveResult> {
  const { to, target, release, store, cacheFolder, until, shipper, report } = shipping;
  const walk = await prepareWalk(shipping);
  let shipment: Shipment | undefined;
  await writeWaves(cacheFolder, to, journal);
  return runWaves({
    waves: journal.waves,
    until,
    ship: async (hosts) => {
      const prepared = await shipper.prepare({ brands: [], hosts: hosts === 'all' ? [] : hosts });
      await shipper.send(prepared);
      shipment = prepared.shipment;
    },
    check: ({ hosts, minutes }) => {
      const sites = shipment!.sites.filter(({ host }) => hosts.includes(host));
      return checkWave({
        ...{ minutes, release, walk, reports: target.reports, report },
        rules: readRules(store, sites),
        siteReleases: sites.map(({ files }) => toSiteRelease(files)),
      });
    },
    note: (waves) => writeWaves(cacheFolder, to, { ...journal, waves: [...waves] }),
    report,
  });
}

/** Prepares the walks through sites; undefined where none is wanted. */
async function prepareWalk({ target: { walk: settings }, machine, env, sites }: WaveShipping) {
  const { MATCHPRESS_WALK_PASSWORD: password } = env;
  if (!settings) return undefined;
  if (!password) throw new UsageError('the walk through a site needs the password, in MATCHPRESS_WALK_PASSWORD');
  const connection = await machine.openWeb();
  return (host: string) => {
    const { brand, domain } = sites.find((site) => site.host === host)!;
    const email = fillPattern(settings.email, { slug: brand, domain });
    return openWalk(host, { email, password }, connection);
  };
}

/** Reads the serving rules of some sites. */
const readRules = (store: ContentStore, sites: readonly ShippedSite[]): ServingRules[] =>
  sites.map(({ host, hosting }) => {
    const rules = hosting.find(({ path }) => path === `${rulesFolder}/${host}.json`)!;
    return ServingRules.parse(JSON.parse(readFileSync(store.pathOf(rules.sha256), 'utf8')));
  });
