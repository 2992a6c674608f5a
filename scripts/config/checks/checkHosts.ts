import type { Problem } from '../../lib/problem.ts';
import type { BuildConfig } from '../buildConfig.ts';
import { hostOf } from '../hostName.ts';
import type { DeepPartial } from '../parse/deepPartial.ts';
import { quote } from '../parse/messageFormatting.ts';
import { formatReference, type KeyPath, type ParsedDocument, type PathProblem, toProblem } from '../pathProblem.ts';
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

/** Own hosts at which a back end or a public site answers already. */
function checkForeignServers(
  own: readonly UsedHost[],
  environments: readonly (readonly [string, PartialEnvironment])[],
  sites: readonly WrittenSite[],
): Problem[] {
  const others = new Map<string, string>();
  for (const [name, environment] of environments) {
    for (const key of backEndKeys) {
      const address = environment[key];
      if (address !== undefined) others.set(hostOf(address), `${quote(key)} of ${quote(name)}`);
    }
    const { publicSite, ownHosts = false } = environment;
    if (publicSite === undefined) continue;
    for (const { brand, domain } of sites) {
      const address = publicSiteOf({ publicSite, ownHosts }, brand.slug, {
        domain,
        publicSite: brand.partial.domains?.[domain]?.publicSite,
      });
      others.set(hostOf(address), `the public site of ${brand.slug} (${name})`);
    }
  }
  return own.flatMap(({ key, document, path, on }) => {
    const other = others.get(key);
    if (other === undefined) return [];
    const message = `host ${quote(key)} is that of ${other}`;
    return [toProblem(document, { path, on, message, hint: 'a site needs one of its own' })];
  });
}

/**
 * Checks that every host belongs to one site: within an environment, between environments, and against the hosts of
 * retired brands.
 */
export function checkHosts(
  sites: readonly WrittenSite[],
  environments: DeepPartial<BuildConfig['environments']>,
  reserved: readonly ReservedHost[] = [],
): Problem[] {
  const known = Object.entries(environments).flatMap(([name, environment]) =>
    environment ? [[name, environment] as const] : [],
  );
  const used = known.map(([name, environment]) => {
    const hosts = listHosts(name, environment, sites);
    const retired = reserved.map((host): UsedHost => ({ ...host, environment: 'retired', on: 'key' }));
    return [...retired, ...hosts];
  });
  const own = used.flat().filter(({ on, environment }) => on === 'value' && environment !== 'retired');
  const duplicates = [
    ...used.flatMap((hosts) => findDuplicates(hosts, 'refused')),
    // In another environment a site may have the host that is a further one here.
    ...(own.length === 0 ? [] : findDuplicates(used.flat())),
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
          : 'rename one of the brands, or change the host in build.config.ts',
    });
  });
  const seen = new Set<string>();
  return [...problems, ...checkForeignServers(own, known.toReversed(), sites)].filter(({ file, line, column }) => {
    const position = `${file}:${line}:${column}`;
    return !seen.has(position) && seen.add(position);
  });
}
