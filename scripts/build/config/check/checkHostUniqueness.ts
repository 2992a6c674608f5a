import type { Problem } from '../../../lib/problem.ts';
import type { DeepPartial } from '../parse/omitPaths.ts';
import {
  formatReference,
  type KeyPath,
  type ParsedDocument,
  type PathProblem,
  toProblem,
} from '../parse/pathProblem.ts';
import { quote } from '../parse/problemMessageFormatting.ts';
import type { BuildConfig } from '../schema/buildConfig.ts';
import {
  comparePrecedence,
  oldest,
  type Place,
  type Precedence,
  precedenceOf,
  type Seniority,
} from '../schema/seniority.ts';
import { hostOfSite, publicSiteOf } from '../schema/siteHosts.ts';
import { findDuplicates } from './findDuplicates.ts';
import { hostOf } from './hostName.ts';
import type { WrittenSite } from './listWrittenSites.ts';

interface UsedHost {
  /** The host. */
  key: string;
  /** The site, as `brand.domain`. */
  owner: string;
  environment: string;
  document: ParsedDocument;
  path: KeyPath;
  on: PathProblem['on'];
}

type PartialEnvironment = DeepPartial<BuildConfig['environments'][string]>;

/** A host of retired.json, which stays reserved. */
export type ReservedHost = Pick<UsedHost, 'key' | 'owner' | 'document' | 'path'>;

/** Lists the hosts at which an environment answers for a site. */
function listHosts(name: string, { host, ownHosts = false }: PartialEnvironment, sites: readonly WrittenSite[]) {
  if (host === undefined) return [];
  return sites.flatMap(({ brand, domain }): UsedHost[] => {
    const { host: own, otherHosts = [] } = brand.partial.domains?.[domain] ?? {};
    const common = { owner: `${brand.slug}.${domain}`, environment: name, document: brand.document };
    const path = ['domains', domain];
    const key = hostOfSite({ host, ownHosts }, brand.slug, { domain, host: own });
    const isOwn = ownHosts && own !== undefined;
    return [
      { ...common, key, path: isOwn ? [...path, 'host'] : path, on: isOwn ? 'value' : 'key' },
      ...(ownHosts ? otherHosts : []).flatMap((other, index): UsedHost[] =>
        other === undefined ? [] : [{ ...common, key: other, path: [...path, 'otherHosts', index], on: 'value' }],
      ),
    ];
  });
}

const backEndKeys = ['api', 'socket', 'storage', 'liveChat', 'maps', 'places'] as const;

/** A back end or a public site: its host, what it is called, and where a brand file gives it. */
interface OtherServer {
  key: string;
  name: string;
  place?: UsedHost;
}

/** Lists the back ends and the public sites. */
function listOtherServers(
  environments: readonly (readonly [string, PartialEnvironment])[],
  sites: readonly WrittenSite[],
): OtherServer[] {
  const others: OtherServer[] = [];
  for (const [name, environment] of environments) {
    for (const key of backEndKeys) {
      const address = environment[key];
      if (address !== undefined) others.push({ key: hostOf(address), name: `${quote(key)} of ${quote(name)}` });
    }
    const { publicSite, ownHosts = false } = environment;
    if (publicSite === undefined) continue;
    for (const { brand, domain } of sites) {
      const own = ownHosts ? brand.partial.domains?.[domain]?.publicSite : undefined;
      const address = publicSiteOf({ publicSite, ownHosts }, brand.slug, { domain, publicSite: own });
      const path = ['domains', domain, ...(own === undefined ? [] : ['publicSite'])];
      const key = hostOf(address);
      const on = own === undefined ? 'key' : 'value';
      const place: UsedHost = { key, owner: brand.slug, environment: name, document: brand.document, path, on };
      others.push({ key, name: `the public site of ${brand.slug} (${name})`, place });
    }
  }
  return others;
}

/**
 * Finds hosts at which a back end or a public site answers already, if a brand names one of the two itself. The problem
 * is reported at the public site if that is newer.
 */
function checkForeignServers(
  hosts: readonly UsedHost[],
  others: readonly OtherServer[],
  isNewer: (other: NonNullable<OtherServer['place']>, host: UsedHost) => boolean,
): Problem[] {
  const othersByKey = Map.groupBy(others, ({ key }) => key);
  return hosts.flatMap((host) => {
    const { key, document, path, on } = host;
    const other = othersByKey.get(key)?.find(({ place }) => on === 'value' || place?.on === 'value');
    if (other === undefined) return [];
    const hint = 'a site needs one of its own';
    const { name, place } = other;
    if (!place || !isNewer(place, host))
      return [toProblem(document, { path, on, message: `host ${quote(key)} is that of ${name}`, hint })];
    const message = `${name} is at ${quote(key)}, the host of ${formatReference(document, path, on)}`;
    return [toProblem(place.document, { path: place.path, on: place.on, message, hint })];
  });
}

/** Finds public sites that a brand names itself at the host of another brand's. */
function checkPublicSites(
  others: readonly OtherServer[],
  readPrecedence: ((host: UsedHost) => Precedence) | undefined,
) {
  // Of two that came at the same time, the one that a brand file names is the newer.
  const sites = others.flatMap(({ place }) => place ?? []).sort((a, b) => a.on.localeCompare(b.on));
  return findDuplicates(sites, { precedenceOf: readPrecedence })
    .filter(({ first, again }) => first.on === 'value' || again.on === 'value')
    .map(({ first, again: { key, document, path, on } }) => {
      const message = `${quote(key)} is the public site of ${formatReference(first.document, first.path, first.on)}`;
      return toProblem(document, { path, on, message, hint: 'every brand has one of its own' });
    });
}

const RETIRED = 'retired';

/** Creates the reader of when hosts were first named; those of retired brands are older than all others. */
const createPrecedenceReader =
  (seniority: Seniority) =>
  (host: UsedHost): Precedence =>
    host.environment === RETIRED ? oldest : precedenceOf(seniority, host);

/**
 * Checks that every host belongs to one site: within an environment, between environments, and against the hosts of
 * retired brands. The older site keeps it.
 */
export function checkHostUniqueness(
  sites: readonly WrittenSite[],
  environments: DeepPartial<BuildConfig['environments']>,
  reserved: readonly ReservedHost[] = [],
  seniority?: Seniority,
): Problem[] {
  const readPrecedence = seniority && createPrecedenceReader(seniority);
  const known = Object.entries(environments).flatMap(([name, environment]) =>
    environment ? [[name, environment] as const] : [],
  );
  const used = known.map(([name, environment]) => {
    const hosts = listHosts(name, environment, sites);
    const retired = reserved.map((host): UsedHost => ({ ...host, environment: RETIRED, on: 'key' }));
    return [...retired, ...hosts];
  });
  const current = used.flat().filter(({ environment }) => environment !== RETIRED);
  const duplicates = [
    ...used.flatMap((hosts) => findDuplicates(hosts, { precedenceOf: readPrecedence, withinOwner: 'refused' })),
    // A site's main host in another environment may be one of its other hosts here.
    ...(current.every(({ on }) => on !== 'value') ? [] : findDuplicates(used.flat(), { precedenceOf: readPrecedence })),
  ];
  const problems = duplicates.map(({ first, again }) => {
    const other = formatReference(first.document, first.path, first.on);
    return toProblem(again.document, {
      path: again.path,
      on: again.on,
      message: `host ${quote(again.key)} (${again.environment}) is taken by ${other}`,
      hint:
        again.on === 'value'
          ? 'every host belongs to one site'
          : 'rename the newer brand, or change the host in build.config.ts',
    });
  });
  const seen = new Set<string>();
  const isNewer = (place: Place, host: UsedHost) => {
    const order = seniority ? comparePrecedence(readPrecedence!(host), precedenceOf(seniority, place)) : 0;
    return order < 0 || (order === 0 && host.on === 'key');
  };
  const others = listOtherServers(known, sites);
  const foreign = checkForeignServers(current, others, isNewer);
  return [...problems, ...foreign, ...checkPublicSites(others, readPrecedence)].filter(({ file, line, column }) => {
    const position = `${file}:${line}:${column}`;
    return !seen.has(position) && seen.add(position);
  });
}
