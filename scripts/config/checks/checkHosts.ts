import type { Problem } from '../../lib/problem.ts';
import type { BuildConfig } from '../buildConfig.ts';
import { hostOf } from '../hostName.ts';
import type { DeepPartial } from '../parse/deepPartial.ts';
import { quote } from '../parse/messageFormatting.ts';
import { formatReference, type KeyPath, type ParsedDocument, type PathProblem, toProblem } from '../pathProblem.ts';
import { comparePrecedence, oldest, type Place, type Precedence, precedenceOf, type Seniority } from '../seniority.ts';
import { hostOfSite, publicSiteOf } from '../siteHosts.ts';
import { findDuplicates } from './findDuplicates.ts';
import type { WrittenSite } from './writtenSites.ts';

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

/** Every host at which an environment answers for a site. */
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

/** A back end or a public site: what it is called, and where a brand file gives it. */
interface OtherServer {
  name: string;
  place?: Pick<UsedHost, keyof Place>;
}

/** The back ends and public sites by their hosts. */
function listOtherServers(
  environments: readonly (readonly [string, PartialEnvironment])[],
  sites: readonly WrittenSite[],
): ReadonlyMap<string, OtherServer> {
  const others = new Map<string, OtherServer>();
  for (const [name, environment] of environments) {
    for (const key of backEndKeys) {
      const address = environment[key];
      if (address !== undefined) others.set(hostOf(address), { name: `${quote(key)} of ${quote(name)}` });
    }
    const { publicSite, ownHosts = false } = environment;
    if (publicSite === undefined) continue;
    for (const { brand, domain } of sites) {
      const own = ownHosts ? brand.partial.domains?.[domain]?.publicSite : undefined;
      const address = publicSiteOf({ publicSite, ownHosts }, brand.slug, { domain, publicSite: own });
      const path = ['domains', domain, ...(own === undefined ? [] : ['publicSite'])];
      const place = { document: brand.document, path, on: own === undefined ? 'key' : 'value' } as const;
      others.set(hostOf(address), { name: `the public site of ${brand.slug} (${name})`, place });
    }
  }
  return others;
}

/** Own hosts at which a back end or a public site answers already. The problem is that of a public site which is newer. */
function checkForeignServers(
  own: readonly UsedHost[],
  others: ReadonlyMap<string, OtherServer>,
  isNewer: (other: NonNullable<OtherServer['place']>, host: UsedHost) => boolean,
): Problem[] {
  return own.flatMap((host) => {
    const { key, document, path, on } = host;
    const other = others.get(key);
    if (other === undefined) return [];
    const hint = 'a site needs one of its own';
    const { name, place } = other;
    if (!place || !isNewer(place, host))
      return [toProblem(document, { path, on, message: `host ${quote(key)} is that of ${name}`, hint })];
    const message = `${name} is at ${quote(key)}, the host of ${formatReference(document, path, on)}`;
    return [toProblem(place.document, { path: place.path, on: place.on, message, hint })];
  });
}

const RETIRED = 'retired';

/** Gives since when hosts have been named; those of retired brands are older than all. */
const createPrecedenceReader =
  (seniority: Seniority) =>
  (host: UsedHost): Precedence =>
    host.environment === RETIRED ? oldest : precedenceOf(seniority, host);

/**
 * Checks that every host belongs to one site: within an environment, between environments, and against the hosts of
 * retired brands. Which site was there before keeps it.
 */
export function checkHosts(
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
  const own = used.flat().filter(({ on, environment }) => on === 'value' && environment !== RETIRED);
  const duplicates = [
    ...used.flatMap((hosts) => findDuplicates(hosts, { precedenceOf: readPrecedence, withinOwner: 'refused' })),
    // In another environment a site may have the host that is a further one here.
    ...(own.length === 0 ? [] : findDuplicates(used.flat(), { precedenceOf: readPrecedence })),
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
  const isNewer = (place: Place, host: UsedHost) =>
    seniority !== undefined && comparePrecedence(readPrecedence!(host), precedenceOf(seniority, place)) < 0;
  const foreign = checkForeignServers(own, listOtherServers(known.toReversed(), sites), isNewer);
  return [...problems, ...foreign].filter(({ file, line, column }) => {
    const position = `${file}:${line}:${column}`;
    return !seen.has(position) && seen.add(position);
  });
}
