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
interface PlanGroup extends Sizes {
  /** Positions of its causes in the list of the plan; empty where nothing is known to have caused the changes. */
  causes: number[];
  hosts: string[];
  /** Fewest and most files of a site. */
  filesPerSite: [least: number, most: number];
  /** Some of the files that changed, by their names without hashes. */
  examples: string[];
}

/** Groups of changes, and the names of their causes: one for those that have changed the same files. */
interface GroupedFiles {
  causes: string[];
  groups: PlanGroup[];
}

const MAX_EXAMPLES = 3;
const MAX_NAMES_OF_FILE = 2;

/** Names causes, those of one file together: `app/i18n/de.po:41 “A”, :57 “B” and 3 more`. */
function nameCauses(causes: readonly Cause[]): string {
  const byFile = [...Map.groupBy(causes, ({ file }) => file)].map(([file, ofFile]) => {
    const [first, ...others] = ofFile.map(nameCause) as [string, ...string[]];
    const named = others.slice(0, MAX_NAMES_OF_FILE - 1).map((name) => name.slice(file.length));
    const more = others.length - named.length;
    return [first, ...named].join(', ') + (more > 0 ? ` and ${more} more` : '');
  });
  return byFile.sort().join('; ');
}

/**
 * Groups changed files by their causes; each file is in one group. Groups of one cause come first, and of equal ones those
 * with the most files.
 */
export function groupFiles(files: readonly AttributedFile[]): GroupedFiles {
  const ids = new Map<Cause, number>();
  for (const { causes } of files) for (const cause of causes) if (!ids.has(cause)) ids.set(cause, ids.size);
  const toKey = (causes: readonly Cause[]) =>
    causes
      .map((cause) => ids.get(cause)!)
      .sort((a, b) => a - b)
      .join();
  const groups = [...Map.groupBy(files, ({ causes }) => toKey(causes)).values()];
  const placesOf = (cause: Cause) =>
    groups.flatMap(([file], index) => (file!.causes.includes(cause) ? [index] : [])).join();
  const units = [...Map.groupBy(ids.keys(), placesOf).values()];
  const unitsOf = (causes: readonly Cause[]) => units.filter(([first]) => causes.includes(first!));
  const sorted = groups
    .map((group) => ({ group, units: unitsOf(group[0]!.causes) }))
    .sort(
      (a, b) =>
        a.units.length - b.units.length ||
        b.group.length - a.group.length ||
        (nameUnits(a.units) < nameUnits(b.units) ? -1 : 1),
    );
  const order = [...new Set(sorted.flatMap((one) => one.units))];
  return {
    causes: order.map(nameCauses),
    groups: sorted.map(({ group, units: own }) =>
      toGroup(
        group,
        own.map((unit) => order.indexOf(unit)).sort((a, b) => a - b),
      ),
    ),
  };
}

const nameUnits = (units: readonly Cause[][]) => units.map(nameCauses).join();

function toGroup(files: readonly AttributedFile[], causes: number[]): PlanGroup {
  const bySite = Map.groupBy(
    files.filter(({ owner }) => isSite(owner)),
    ({ owner }) => owner,
  );
  const counts = Array.from(bySite.values(), (ofSite) => ofSite.length);
  return {
    causes,
    hosts: [...bySite.keys()],
    filesPerSite: counts.length === 0 ? [0, 0] : [Math.min(...counts), Math.max(...counts)],
    examples: [...new Set(files.map(({ name }) => name))].slice(0, MAX_EXAMPLES),
    ...sumSizes(files),
  };
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
