import type { SiteValues } from '../../../app/site/SiteValues.ts';
import { type DomainName, domainNames } from '../../../brands/domains.ts';
import { UsageError } from '../../lib/problem.ts';
import { today } from '../../lib/today.ts';
import { withSuggestion } from '../config/parse/suggestValue.ts';
import type { BuildConfig, Environment, Receivers } from '../config/schema/buildConfig.ts';
import type { Catalogue, OwnTexts, ResolvedBrand, ResolvedDomain } from '../config/schema/catalogue.ts';
import { mapReceivers } from '../config/schema/receivers.ts';
import { type HostAnswer, toRetiredHostAnswers } from './hostAnswers.ts';
import { toSiteTexts } from './toSiteTexts.ts';
import { toSiteSources, toSiteValues } from './toSiteValues.ts';

/** Sites that the command line asks for. Empty lists mean all. */
export interface BuildFilter {
  brands: readonly string[];
  domains: readonly string[];
  environment?: string;
  /** Replacement for the sandbox's port of build.config.ts; for the sandbox environment only. */
  sandboxPort?: number;
  /** Day of the build, yyyy-mm-dd, which decides about the duties of sites. Default: today. */
  day?: string;
  /** The `index`-th of `count` equal shards; index counts from 1. */
  shard?: { index: number; count: number };
}

/** Whether a filter asks for the sites of a brand under a domain, apart from shards. */
export const isSelected = ({ brands, domains }: BuildFilter, brand: string, domain: string): boolean =>
  (brands.length === 0 || brands.includes(brand)) && (domains.length === 0 || domains.includes(domain));

/** One brand under one domain: the unit of building. */
export interface Site {
  host: string;
  brand: ResolvedBrand;
  domain: ResolvedDomain;
  values: SiteValues;
  /** Those of its voice and of its brand, by the tags of the site's languages. */
  ownTexts: OwnTexts;
  /** Receivers of events; the app knows only what it needs of these. */
  receivers: Receivers;
}

/** Plan of a build, decided before anything is written. */
export interface BuildPlan {
  environmentName: string;
  environment: Environment;
  /** Day of the build, yyyy-mm-dd. */
  day: string;
  /** Most bytes of a picture from a photograph, by width. */
  photoBudgets: BuildConfig['photoBudgets'];
  /** Number of releases that are kept in dist, the newest included. */
  keptReleases: number;
  /** Limits of a site's files and bytes. */
  siteBudget: BuildConfig['siteBudget'];
  /** Sorted by host. */
  sites: readonly Site[];
  /** The hosts that answer and belong to no site: those of retired brands. */
  hostAnswers: readonly HostAnswer[];
}

/** Decides what to build. Throws a UsageError where the filter names something unknown or matches nothing. */
export function planBuild(catalogue: Catalogue, filter: BuildFilter): BuildPlan {
  const environmentName = filter.environment ?? catalogue.config.defaultEnvironment;
  const environment = pickEnvironment(catalogue, environmentName, filter.sandboxPort);
  const day = filter.day ?? today();
  const slugs = catalogue.brands.map(({ slug }) => slug);
  for (const slug of filter.brands) if (!slugs.includes(slug)) throw unknownNameError('brand', slug, slugs);
  for (const domain of filter.domains) {
    if (!domainNames.includes(domain as DomainName)) throw unknownNameError('domain', domain, domainNames);
  }

  const sites = catalogue.brands
    .flatMap((brand) =>
      brand.domains
        .filter(({ domain }) => isSelected(filter, brand.slug, domain))
        .map((domain): Site => {
          const sources = toSiteSources(brand, domain, environmentName, environment, day);
          const values = toSiteValues(sources);
          return {
            host: values.host,
            brand,
            domain,
            values,
            ownTexts: toSiteTexts(brand, domain, catalogue.voiceTexts[brand.look.voice]),
            receivers: sources.receivers,
          };
        }),
    )
    .sort((a, b) => (a.host < b.host ? -1 : 1));
  if (sites.length === 0) throw noMatchError(catalogue, filter);
  const picked = pickShard(sites, filter.shard);
  return {
    environmentName,
    environment,
    day,
    photoBudgets: catalogue.config.photoBudgets,
    keptReleases: catalogue.config.keptReleases,
    siteBudget: catalogue.config.siteBudget,
    sites: picked,
    hostAnswers: toRetiredHostAnswers(environment, catalogue),
  };
}

function pickEnvironment(catalogue: Catalogue, name: string, sandboxPort: number | undefined): Environment {
  const environment = catalogue.config.environments[name];
  if (!environment) throw unknownNameError('environment', name, Object.keys(catalogue.config.environments));
  if (sandboxPort === undefined) return environment;
  if (name !== 'sandbox') throw new UsageError(`--sandbox-port is for the sandbox; this build is for ${name}`);
  const withPort = (address: string) => {
    const url = new URL(address);
    url.port = String(sandboxPort);
    return url.pathname === '/' ? `${url.protocol}//${url.host}` : url.href;
  };
  const { api, socket, storage, liveChat, maps, places, reports } = environment;
  const withOwnPort = (url: string) => (new URL(url).origin === new URL(api).origin ? withPort(url) : url);
  return {
    ...environment,
    api: withPort(api),
    socket: withPort(socket),
    storage: withPort(storage),
    liveChat: withPort(liveChat),
    maps: withPort(maps),
    places: withPort(places),
    // Only those that are the sandbox's own.
    receivers: mapReceivers(environment.receivers, withOwnPort),
    ...(reports !== undefined && { reports: withOwnPort(reports) }),
  };
}

/** Picks every count-th site, so that shards are about equally large; together they hold each site once. */
function pickShard(sites: readonly Site[], shard: BuildFilter['shard']): readonly Site[] {
  if (!shard) return sites;
  const sitesOfShard = sites.filter((_, position) => position % shard.count === shard.index - 1);
  if (sitesOfShard.length === 0) {
    throw new UsageError(`shard ${shard.index}/${shard.count} is empty: there are only ${sites.length} sites`);
  }
  return sitesOfShard;
}

const unknownNameError = (kind: string, name: string, known: readonly string[]) =>
  new UsageError(`${withSuggestion(`there is no ${kind} "${name}"`, name, known)}\n${kind}s: ${known.join(', ')}`);

const noMatchError = (catalogue: Catalogue, filter: BuildFilter) =>
  new UsageError(
    [
      `no site matches --brand ${filter.brands.join(',')} --domain ${filter.domains.join(',')}; there is:`,
      ...catalogue.brands
        .filter(({ slug }) => filter.brands.length === 0 || filter.brands.includes(slug))
        .map(({ slug, domains }) => `  ${slug}: ${domains.map(({ domain }) => domain).join(', ')}`),
    ].join('\n'),
  );
