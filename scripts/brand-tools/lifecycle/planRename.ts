import { listContacts } from '../../build/config/check/ownedValues.ts';
import { createLineIndex } from '../../build/config/parse/createLineIndex.ts';
import { checkSlug } from '../../build/config/schema/slug.ts';
import type { ProjectChange } from '../../build/output/changeProject.ts';
import { UsageError } from '../../lib/problem.ts';
import { setJsonValue } from './editJson.ts';
import { renameOwnSettings } from './editOwnSettings.ts';
import { listSiteAddresses, type SiteAddress } from './listSiteAddresses.ts';
import { findBrand, findBrandFile, type Project } from './readProject.ts';

/** A planned change, and notes on it for a person. */
export interface PlannedChange {
  change: ProjectChange;
  lines: string[];
}

/** Throws a UsageError unless a new brand could have the slug. */
export function assertFreeSlug({ catalogue }: Project, slug: string): void {
  const [problem] = checkSlug(slug, slug);
  if (problem) throw new UsageError(`${problem.message}; ${problem.hint}`);
  if (catalogue.brands.some((brand) => brand.slug === slug)) {
    throw new UsageError(`slug "${slug}" is taken by brands/${slug}; every brand has its own`);
  }
}

interface NewNames {
  to: string;
  /** Product name; without it, the present one stays. */
  name?: string | undefined;
  /** Whether logo and icon are redrawn. */
  isRedrawn: boolean;
}

interface MovedSite extends SiteAddress {
  former: SiteAddress;
}

/** Describes line by line where members are redirected; one line for each environment that only follows its pattern. */
function describeMoves(sites: readonly MovedSite[]): string[] {
  const taken = sites.filter(({ ownHosts }) => ownHosts);
  const hosts = taken.filter(({ host, former }) => host !== former.host);
  const publicSites = taken.filter(({ publicSite, former }) => publicSite !== former.publicSite);
  const others = sites.filter(({ ownHosts, host, former }) => !ownHosts && host !== former.host);
  const namedHosts = taken.filter(({ host, former }) => host === former.host);
  const namedPublicSites = taken.filter(({ publicSite, former }) => publicSite === former.publicSite);
  return [
    ...namedHosts.map(({ domain, host }) => `${host} stays the host of ${domain}, which brand.json names`),
    ...namedPublicSites.map(({ domain, publicSite }) => `${publicSite} stays the public site of ${domain}`),
    ...hosts.map(({ host, former }) => `${former.host} is ${host} now, and leads there`),
    ...publicSites.map(({ publicSite, former }) => `the public site ${former.publicSite} is ${publicSite} now`),
    ...Array.from(
      Map.groupBy(others, ({ environment }) => environment),
      ([environment, [site]]) => `${environment}: hosts and public sites follow the slug, such as ${site!.host}`,
    ),
  ];
}

/** Describes the DNS entries that are needed before members can be redirected. */
export function describeDns(sites: readonly MovedSite[]): string[] {
  const moved = sites.filter(({ environment, host, former }) => environment !== 'sandbox' && host !== former.host);
  return moved.map(({ ownHosts, host, former }) => {
    const stays = ownHosts ? `; ${former.host} keeps both, since it leads there` : '';
    return `DNS: ${host} needs an entry and a certificate before it is released${stays}`;
  });
}

/** Describes the files of a brand that contain its former name, and its drawings, whose outlines are no text. */
function describeFormerName({ sources }: Project, slug: string, former: string, { to, isRedrawn }: NewNames): string[] {
  const { logo, icon, texts = [], legal = [], pictures = [] } = sources.brands.find((brand) => brand.slug === slug)!;
  const drawings = isRedrawn ? [] : [logo ?? [], icon ?? []].flat();
  const says = [...drawings, ...texts, ...legal, ...pictures].flatMap(({ file, text }) => {
    const index = text.toLowerCase().indexOf(former.toLowerCase());
    if (index === -1) return [];
    const { line } = createLineIndex(text)(index);
    return [`${file.replace(`brands/${slug}/`, `brands/${to}/`)}:${line} says "${former}"; change it there`];
  });
  const unread = isRedrawn ? [] : [`logo.svg and icon.svg stay; bring others if they show "${former}"`];
  return [...says, ...unread];
}

/**
 * Plans another slug, and name if one is given, for a brand. Numbers stay, and former hosts redirect to the new ones.
 */
export async function planRename(project: Project, slug: string, names: NewNames): Promise<PlannedChange> {
  const { to, name } = names;
  const brand = findBrand(project, slug);
  if (to !== slug) assertFreeSlug(project, to);
  else if (name === undefined)
    throw new UsageError('a rename needs another slug with --to, or another name with --name');
  const { parsed, text } = findBrandFile(project, slug);
  const before = listSiteAddresses(project.catalogue, brand, slug);
  const moved = listSiteAddresses(project.catalogue, brand, to).map((place, index) => ({
    ...place,
    former: before[index]!,
  }));
  let edited = name === undefined ? text : setJsonValue(text, ['name'], name);
  const led = moved.filter(({ ownHosts, host, former }) => ownHosts && host !== former.host);
  for (const [domain, places] of Map.groupBy(led, (place) => place.domain)) {
    const known = brand.domains.find((site) => site.domain === domain)!.otherHosts ?? [];
    const hosts = places.map(({ host }) => host);
    const all = new Set([...known, ...places.map(({ former }) => former.host)]);
    edited = setJsonValue(
      edited,
      ['domains', domain, 'otherHosts'],
      [...all].filter((host) => !hosts.includes(host)),
    );
  }
  const config = to === slug ? undefined : await renameOwnSettings(project.config, slug, to);
  const file = `brands/${to}/brand.json`;
  return {
    change: {
      moves: to === slug ? [] : [[`brands/${slug}`, `brands/${to}`]],
      files: { [file]: edited, ...(config === undefined ? {} : { [project.config.file]: config }) },
    },
    lines: [
      ...(to === slug ? [] : [`brands/${slug} is brands/${to} now`]),
      ...(name === undefined ? [] : [`name: ${brand.name} is ${name} now`]),
      `siteIds stay: ${[...new Set(brand.domains.map(({ siteId }) => siteId))].join(', ')}`,
      ...(to === slug ? [] : [...describeMoves(moved), ...describeDns(moved)]),
      ...(name === undefined ? [] : describeFormerName(project, slug, brand.name, names)),
      ...(config === undefined ? [] : [`${project.config.file}: the receivers of ${slug} are those of ${to}`]),
      ...listContacts([parsed])
        .filter(({ value }) => to !== slug && value.includes(slug))
        .map(
          ({ path, value }) =>
            `${path.join('.')} stays ${value}; change it in ${file} if members shall write elsewhere`,
        ),
    ],
  };
}
