import { listContacts } from '../config/checks/ownedValues.ts';
import { checkSlug } from '../config/slug.ts';
import { UsageError } from '../lib/problem.ts';
import type { ProjectChange } from '../output/changeProject.ts';
import { setJsonValue } from './editJson.ts';
import { renameReceivers } from './editReceivers.ts';
import { findBrand, findBrandFile, type Project } from './readProject.ts';
import { listPlaces } from './siteHostsOf.ts';

/** A planned change, and what a person should know of it. */
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
}

/** Gives a brand another slug, and another name if one is given. Numbers stay, and former hosts lead to the new ones. */
export async function planRename(project: Project, slug: string, { to, name }: NewNames): Promise<PlannedChange> {
  const brand = findBrand(project, slug);
  if (to !== slug) assertFreeSlug(project, to);
  else if (name === undefined)
    throw new UsageError('a rename needs another slug with --to, or another name with --name');
  const { parsed, text } = findBrandFile(project, slug);
  const before = listPlaces(project.catalogue, brand, slug);
  const moved = listPlaces(project.catalogue, brand, to).flatMap((place, index) =>
    place.host === before[index]!.host ? [] : [{ ...place, former: before[index]!.host }],
  );
  const publicSites = listPlaces(project.catalogue, brand, to).flatMap(({ environment, publicSite }, index) =>
    publicSite === before[index]!.publicSite
      ? []
      : [`${environment}: ${before[index]!.publicSite} is ${publicSite} now`],
  );
  let edited = name === undefined ? text : setJsonValue(text, ['name'], name);
  for (const [domain, places] of Map.groupBy(
    moved.filter(({ ownHosts }) => ownHosts),
    (place) => place.domain,
  )) {
    const known = brand.domains.find((site) => site.domain === domain)!.otherHosts ?? [];
    const hosts = places.map(({ host }) => host);
    const others = new Set([...known, ...places.map(({ former }) => former)].filter((host) => !hosts.includes(host)));
    edited = setJsonValue(edited, ['domains', domain, 'otherHosts'], [...others]);
  }
  const config = to === slug ? undefined : await renameReceivers(project.config, slug, to);
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
      ...moved.map(
        ({ environment, host, former, ownHosts }) =>
          `${environment}: ${former} is ${host} now${ownHosts ? ', and leads there' : ''}`,
      ),
      ...publicSites,
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
