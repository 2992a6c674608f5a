import type { AttributedFile, SiteWithCauses } from './attribute.ts';
import { type Cause, nameCause } from './Cause.ts';
import { isSite } from './formerRelease.ts';

/** Sizes of changed files together. */
export interface Sizes {
  /** Number of files that changed, came or went, compressed ones included. */
  files: number;
  /** Difference of their bytes. */
  difference: number;
  /** Bytes of the new contents, each counted once. */
  newBytes: number;
}

/** Changes with the same causes. */
export interface PlanGroup extends Sizes {
  causes: readonly Cause[];
  /** Names of the causes, those of one file together; empty where nothing is known to have caused the changes. */
  names: readonly string[];
  hosts: readonly string[];
  /** Fewest and most files of a site. */
  filesPerSite: readonly [least: number, most: number];
  /** Some of the files that changed, by their names without hashes. */
  examples: readonly string[];
}

const MAX_EXAMPLES = 3;
const MAX_NAMES_OF_FILE = 2;

/** Names causes, those of one file together: `app/i18n/de.po:41 “A”, :57 “B” and 3 more`. */
export function nameCauses(causes: readonly Cause[]): string[] {
  return [...Map.groupBy(causes, ({ file }) => file).values()].map((ofFile) => {
    const [first, ...others] = ofFile.map(nameCause) as [string, ...string[]];
    const { file } = ofFile[0]!;
    const named = others.slice(0, MAX_NAMES_OF_FILE - 1).map((name) => name.slice(file.length));
    const more = others.length - named.length;
    return [first, ...named].join(', ') + (more > 0 ? ` and ${more} more` : '');
  });
}

/** Groups changed files by their causes; each file is in one group. Those with the most files come first. */
export function groupFiles(files: readonly AttributedFile[]): PlanGroup[] {
  const ids = new Map<Cause, number>();
  const idOf = (cause: Cause) => {
    if (!ids.has(cause)) ids.set(cause, ids.size);
    return ids.get(cause)!;
  };
  const groups = Map.groupBy(files, ({ causes }) =>
    causes
      .map(idOf)
      .sort((a, b) => a - b)
      .join(),
  );
  return [...groups.values()]
    .map((group): PlanGroup => {
      const { causes } = group[0]!;
      const bySite = Map.groupBy(
        group.filter(({ owner }) => isSite(owner)),
        ({ owner }) => owner,
      );
      const counts = Array.from(bySite.values(), (ofSite) => ofSite.length);
      return {
        causes,
        names: nameCauses(causes),
        hosts: [...bySite.keys()],
        filesPerSite: counts.length === 0 ? [0, 0] : [Math.min(...counts), Math.max(...counts)],
        examples: [...new Set(group.map(({ name }) => name))].slice(0, MAX_EXAMPLES),
        ...sumSizes(group),
      };
    })
    .sort((a, b) => b.files - a.files || (a.names.join() < b.names.join() ? -1 : 1));
}

/** Sums the sizes of changed files. */
export function sumSizes(files: readonly Pick<AttributedFile, 'before' | 'after'>[]): Sizes {
  const fresh = new Map(files.flatMap(({ after }) => (after ? [[after.sha256, after.size] as const] : [])));
  for (const { before } of files) if (before) fresh.delete(before.sha256);
  return {
    files: files.length,
    difference: files.reduce((sum, { before, after }) => sum + (after?.size ?? 0) - (before?.size ?? 0), 0),
    newBytes: Array.from(fresh.values()).reduce((sum, size) => sum + size, 0),
  };
}

/** Lists the hosts of sites of one kind of change. */
export const listHosts = (sites: readonly SiteWithCauses[], kind: SiteWithCauses['kind']): string[] =>
  sites.filter((site) => isSite(site.owner) && site.kind === kind).map(({ owner }) => owner);
