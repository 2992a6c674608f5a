import { withSuggestion } from '../../build/config/parse/suggestValue.ts';
import type { ManifestSite } from '../../build/output/manifest.ts';
import { UsageError } from '../../lib/problem.ts';
import { combineRelease, type LiveRelease } from './combineRelease.ts';
import type { DistRelease } from './readDist.ts';
import { createShipment, type Shipment } from './Shipment.ts';

/** Sites that are to be shipped; two empty lists choose all. */
export interface SiteChoice {
  brands: readonly string[];
  hosts: readonly string[];
}

/** Chooses sites by brand or host. Throws a UsageError for a word that names none. */
export function chooseSites(sites: readonly ManifestSite[], { brands, hosts }: SiteChoice): ManifestSite[] {
  const unknown = (kind: string, word: string, known: readonly string[]) =>
    new UsageError(withSuggestion(`the release has no ${kind} ${word}`, word, [...new Set(known)]));
  for (const [kind, words, known] of [
    ['brand', brands, sites.map(({ brand }) => brand)],
    ['host', hosts, sites.map(({ host }) => host)],
  ] as const) {
    const word = words.find((one) => !known.includes(one));
    if (word !== undefined) throw unknown(kind, word, known);
  }
  const isAll = brands.length === 0 && hosts.length === 0;
  return sites.filter(({ brand, host }) => isAll || brands.includes(brand) || hosts.includes(host));
}

/**
 * Prepares what a target is to have: the release in a dist, or, of chosen sites only, a release of these and all others that
 * the target serves.
 */
export async function prepareShipment(
  root: string,
  { store, manifest, sites, part, deltas, provenance }: DistRelease,
  choice: SiteChoice,
  live: LiveRelease | undefined,
): Promise<Shipment> {
  const chosen = new Set(chooseSites(sites, choice).map(({ host }) => host));
  if (chosen.size === sites.length && choice.brands.length === 0 && choice.hosts.length === 0)
    return createShipment(store, manifest, { deltas, provenance });
  const chosenPart = { ...part, sites: part.sites.filter(({ head }) => chosen.has(head.host)) };
  return combineRelease(root, store, { part: chosenPart, deltas, provenance }, live);
}
