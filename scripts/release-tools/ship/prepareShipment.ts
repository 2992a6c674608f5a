import { withSuggestion } from '../../build/config/parse/suggestValue.ts';
import type { ContentStore } from '../../build/output/contentStore.ts';
import type { ManifestSite } from '../../build/output/manifest.ts';
import { UsageError } from '../../lib/problem.ts';
import { combineRelease } from './combineRelease.ts';
import type { PlacedRelease, ReadTexts } from './obtainSites.ts';
import type { SourceRelease } from './readDist.ts';
import { createShipment, type Shipment } from './Shipment.ts';

/** Sites that are to be shipped: those of these brands, and those at these hosts; all if neither is given. */
export interface SiteChoice {
  brands: readonly string[];
  hosts: readonly string[];
}

/** Whether no sites were chosen, so that all are meant. */
export const isAll = ({ brands, hosts }: SiteChoice): boolean => brands.length === 0 && hosts.length === 0;

/** Whether a site is among those that are to be shipped. */
export const isChosen = (choice: SiteChoice, { brand, host }: Pick<ManifestSite, 'brand' | 'host'>): boolean =>
  isAll(choice) || choice.brands.includes(brand) || choice.hosts.includes(host);

/** Chooses sites by brand or host. Throws a UsageError for a word that names none. */
function chooseSites(sites: readonly ManifestSite[], choice: SiteChoice): ManifestSite[] {
  const unknown = (kind: string, word: string, known: readonly string[]) =>
    new UsageError(withSuggestion(`the release has no ${kind} ${word}`, word, [...new Set(known)]));
  for (const [kind, words, known] of [
    ['brand', choice.brands, sites.map(({ brand }) => brand)],
    ['host', choice.hosts, sites.map(({ host }) => host)],
  ] as const) {
    const word = words.find((one) => !known.includes(one));
    if (word !== undefined) throw unknown(kind, word, known);
  }
  return sites.filter((site) => isChosen(choice, site));
}

/** The release that a target serves, and the reader of its contents. */
interface Served {
  live?: PlacedRelease;
  readTexts: ReadTexts;
}

/**
 * Prepares what a target is to have: a release, or, of chosen sites only, a release of these and all others that the target
 * serves.
 */
export async function prepareShipment(
  root: string,
  store: ContentStore,
  { manifest, sites, part, deltas, provenance }: SourceRelease,
  choice: SiteChoice,
  { live, readTexts }: Served,
): Promise<Shipment> {
  if (isAll(choice)) return createShipment(store, manifest, { deltas, provenance });
  const chosen = new Set(chooseSites(sites, choice).map(({ host }) => host));
  const chosenPart = { ...part, sites: part.sites.filter(({ head }) => chosen.has(head.host)) };
  return combineRelease(root, store, { part: chosenPart, deltas, provenance }, live, readTexts);
}
