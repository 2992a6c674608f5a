import { isServedWhenFormer } from '../../build/hosting/formerFiles.ts';
import { Manifest } from '../../build/output/manifest.ts';
import { formatBytes } from '../../lib/formatBytes.ts';
import { listContents, type Shipment, type ShippedSite, siteFolderOf } from './Shipment.ts';
import type { MachineState } from './targets/Machine.ts';

/** Steps that bring a machine from its state to a shipment. */
export interface MachinePlan {
  /** Hashes of the contents that it lacks, and their size. */
  contents: readonly string[];
  bytes: number;
  /** Sites whose folders it lacks. */
  sites: readonly ShippedSite[];
  /** Whether it has the release already, and whether it serves it. */
  isPlaced: boolean;
  isLive: boolean;
  /** Hosts that get another site, get their first, or lose theirs. */
  changed: readonly string[];
  added: readonly string[];
  removed: readonly string[];
}

/**
 * Plans what a machine lacks of a shipment. A release that it has is whole; of others, a content that is there with another
 * size counts as missing.
 */
export function planShipment(shipment: Shipment, { contents, siteFolders, releases, live }: MachineState): MachinePlan {
  const isPlaced = releases.some(({ name }) => name === shipment.release);
  const needed = isPlaced ? [] : [...listContents(shipment)];
  const missing = needed.filter(([hash, size]) => contents.get(hash)?.size !== size);
  const former = new Map(
    live ? Manifest.parse(JSON.parse(live.manifest)).sites.map((site) => [site.host, site.digest]) : [],
  );
  const hosts = new Set(shipment.sites.map(({ host }) => host));
  return {
    contents: missing.map(([hash]) => hash),
    bytes: missing.reduce((sum, [, size]) => sum + size, 0),
    sites: isPlaced || !siteFolders ? [] : shipment.sites.filter((site) => !siteFolders.has(siteFolderOf(site))),
    isPlaced,
    isLive: live?.release === shipment.release,
    changed: shipment.sites.flatMap(({ host, digest }) => ((former.get(host) ?? digest) === digest ? [] : [host])),
    added: shipment.sites.flatMap(({ host }) => (former.has(host) ? [] : [host])),
    removed: [...former.keys()].filter((host) => !hosts.has(host)),
  };
}

/** Size of a block of common file systems, to which each file is rounded up. */
const BLOCK = 4096;

/** Most names that a file may have on ext4, and a few less for what else is going on. */
const MAX_NAMES = 64_000;

/** Finds the limits of a machine that its plan would exceed, so that nothing is sent that cannot be finished. */
export function findExceededLimits(
  shipment: Shipment,
  { contents, bytes, sites, isPlaced }: MachinePlan,
  { freeBytes, freeFiles, limits, contents: present }: MachineState,
): string[] {
  const folders = new Set(
    sites.flatMap((site) => [site.host, ...site.files.map(({ path }) => `${site.host}/${path.replace(/[^/]*$/, '')}`)]),
  ).size;
  const files = contents.length + folders + shipment.sites.length;
  const space = bytes + (contents.length + folders) * BLOCK;
  const names = new Map<string, number>();
  const named = sites.flatMap((site) => [...site.files, ...site.files.filter(({ path }) => isServedWhenFormer(path))]);
  if (!isPlaced)
    for (const { sha256: hash } of [...named, ...shipment.files])
      names.set(hash, (names.get(hash) ?? present.get(hash)?.names ?? 1) + 1);
  const most = Math.max(0, ...names.values());
  const sizes = listContents(shipment);
  const objects = new Set([...sizes.keys(), ...present.keys()]).size + shipment.sites.length;
  const largest = Math.max(...sizes.values());
  return [
    ...(freeBytes !== undefined && space > freeBytes
      ? [`the disk has ${formatBytes(freeBytes)} left, and ${formatBytes(space)} are needed`]
      : []),
    ...(freeFiles !== undefined && files > freeFiles
      ? [`the disk has room for ${freeFiles} files, and ${files} are needed`]
      : []),
    ...(limits && objects > limits.objects
      ? [`it takes ${limits.objects} objects, and there would be ${objects}`]
      : []),
    ...(limits && largest > limits.bytes
      ? [`it takes objects of ${formatBytes(limits.bytes)}, and one has ${formatBytes(largest)}`]
      : []),
    ...(most > MAX_NAMES ? [`a content would have ${most} names; keep fewer releases`] : []),
  ];
}

/** Time for which a release stays after it was served, so that open tabs find its files; in seconds. */
const STAY_SECONDS = 14 * 24 * 60 * 60;

/** Lists the releases that a machine may remove: neither among the newest nor served in the last 14 days. */
export const listOldReleases = (
  { releases, live, now }: Pick<MachineState, 'releases' | 'live' | 'now'>,
  keep: number,
): string[] =>
  releases
    .filter(({ name }) => name !== live?.release)
    .toSorted((a, b) => b.time - a.time)
    .slice(keep - 1)
    .filter(({ time }) => now - time > STAY_SECONDS)
    .map(({ name }) => name);
