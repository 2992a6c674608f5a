import type { BuildReport, BuiltFrom, BuiltRelease } from '../../build/release/buildOptions.ts';
import { toolsRoot } from '../../lib/cache.ts';
import { type CacheKind, listTools } from '../../lib/cacheToolKeys.ts';
import { formatCount } from '../../lib/formatCount.ts';
import { type Cause, type CauseKind, nameCause } from './Cause.ts';
import { createCauseFinder } from './createCauseFinder.ts';
import type { FormerRelease } from './formerRelease.ts';
import { reachesSite } from './reach.ts';

/** Parts of sites that the cache has for themselves, in words, and the kinds of changes that can reach them. */
const parts: Partial<Record<CacheKind, readonly [one: string, many: string, kinds: readonly CauseKind[]]>> = {
  app: ['compiled app', 'compiled apps', ['code', 'facts', 'package']],
  messages: ['compiled catalogue', 'compiled catalogues', ['text', 'code']],
  chunk: ['chunk', 'chunks', ['code', 'text', 'brand', 'setting', 'facts', 'package']],
  appFiles: [
    'set of app files',
    'sets of app files',
    ['code', 'text', 'brand', 'theme', 'setting', 'facts', 'package', 'template'],
  ],
  brandFiles: [
    'set of icons and legal texts',
    'sets of icons and legal texts',
    ['brand', 'theme', 'setting', 'facts', 'template'],
  ],
  pictures: ['set of pictures', 'sets of pictures', ['brand', 'theme', 'template']],
  sharePicture: ['share picture', 'share pictures', ['brand', 'theme', 'template', 'facts']],
  font: ['font', 'fonts', ['brand', 'facts', 'package']],
  photo: ['photograph', 'photographs', ['brand', 'setting']],
};

/** Templates that only one kind of part is made from. */
const templatesOf: Partial<Record<CacheKind, RegExp>> = {
  appFiles: /^templates\/(?:frames\/|art\/|[^/]+$)/,
  brandFiles: /^templates\/legal\//,
  pictures: /^templates\/art\//,
  sharePicture: /^templates\/art\/login\//,
};

/** A thing that a build has made, and the first of its inputs that differs from those of the release before. */
export interface MadePart {
  /** Hosts of sites, or a number of parts in words. */
  what: string;
  why: string;
}

const MAX_HOSTS = 3;

const nameHosts = (hosts: readonly string[]) =>
  hosts.length <= MAX_HOSTS
    ? hosts.join(', ')
    : `${hosts.slice(0, MAX_HOSTS - 1).join(', ')} and ${hosts.length - MAX_HOSTS + 1} more sites`;

const lost = 'no input differs; the cache did not have it any more';

/** Explains what a build did not take from the cache: for each site and part the first input that differs. */
export async function explainBuild(
  former: FormerRelease,
  { made, cache }: Pick<BuildReport, 'made' | 'cache'>,
  { plan, sources, store }: BuiltRelease & BuiltFrom,
): Promise<MadePart[]> {
  const causesOf = createCauseFinder(sources, store);
  const before = new Map(former.sites.map((site) => [site.host, site]));
  const planned = new Map(plan.sites.map((site) => [site.host, site]));
  const all = new Set<Cause>();
  const reasons = await Promise.all(
    made.map(async (host): Promise<readonly [host: string, why: string]> => {
      const known = before.get(host);
      const causes = await causesOf(known?.sources);
      if (!causes) return [host, known ? 'its former sources are not known' : 'the release before did not have it'];
      const own = causes.filter((cause) => reachesSite(cause, planned.get(host)!, plan.environmentName));
      for (const cause of own) all.add(cause);
      return [host, nameFirst(own) ?? lost];
    }),
  );
  const sites = [...Map.groupBy(reasons, ([, why]) => why)].map(([why, some]) => ({
    what: nameHosts(some.map(([host]) => host)),
    why,
  }));
  const ofParts = Object.entries(parts).flatMap(([kind, [one, many, kinds]]): MadePart[] => {
    const { misses = 0 } = cache[kind as CacheKind] ?? {};
    if (misses === 0) return [];
    const own = [...all].filter((cause) => reachesPart(cause, kind as CacheKind, kinds));
    return [
      {
        what: formatCount(misses, one, many),
        why: nameFirst(own) ?? (all.size === 0 ? sites[0]?.why : undefined) ?? lost,
      },
    ];
  });
  return [...sites, ...ofParts];
}

function reachesPart({ kind, file, others = [] }: Cause, part: CacheKind, kinds: readonly CauseKind[]): boolean {
  if (kind === 'tools') {
    const tools = new Set(listTools(toolsRoot, part));
    return [file, ...others].some((one) => tools.has(one) || !one.startsWith('scripts/'));
  }
  if (!kinds.includes(kind)) return false;
  return kind !== 'template' || (templatesOf[part]?.test(file) ?? false);
}

/** Names the first of some causes, and how many there are beside it. */
const nameFirst = ([first, ...others]: readonly Cause[]): string | undefined =>
  first && `${nameCause(first)}${others.length > 0 ? `, and ${formatCount(others.length, 'other change')}` : ''}`;
