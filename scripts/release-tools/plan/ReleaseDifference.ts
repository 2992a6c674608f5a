import type { StoredFile } from '../../build/output/contentStore.ts';
import type { FileList } from '../../build/output/manifest.ts';
import { toStableName } from './fileClasses.ts';

/** A file that two releases do not have in common. */
export interface ChangedFile {
  /** The path without the hash of the content. */
  name: string;
  before?: StoredFile;
  after?: StoredFile;
}

/** A site, or the hosting folder, in two releases. */
export interface ChangedSite {
  /** The host of the site, or `hosting` for files that belong to none. */
  owner: string;
  kind: 'changed' | 'added' | 'gone';
  /** undefined where the files of one of the two are not known. */
  files: readonly ChangedFile[] | undefined;
  /** The names of all its files, without the hashes of their contents. */
  names: ReadonlySet<string>;
}

/** Lists the names of all files of two lists, without hashes. */
export const listNamesOf = (...lists: readonly (FileList | undefined)[]): ReadonlySet<string> =>
  new Set(
    lists.flatMap((list) => (list ? [...list.files, ...list.hosting] : []).map(({ path }) => toStableName(path))),
  );

/** Pairs the files of two lists by their names without hashes, and leaves out those that are the same. */
export function compareLists(before: FileList | undefined, after: FileList | undefined): ChangedFile[] {
  const toMap = (list: FileList | undefined) => {
    const all = [...(list?.files ?? []), ...(list?.hosting ?? [])];
    return Map.groupBy(all, ({ path }) => toStableName(path));
  };
  const [former, now] = [toMap(before), toMap(after)];
  return [...new Set([...former.keys(), ...now.keys()])].flatMap((name) => {
    const same = (a: StoredFile, b: StoredFile) => a.path === b.path && a.sha256 === b.sha256;
    const [was, is] = [former.get(name) ?? [], now.get(name) ?? []];
    const lost = was.filter((one) => !is.some((other) => same(one, other)));
    const fresh = is.filter((one) => !was.some((other) => same(one, other)));
    const count = Math.max(lost.length, fresh.length);
    return Array.from({ length: count }, (_, index): ChangedFile => {
      const [one, other] = [lost[index], fresh[index]];
      return { name, ...(one && { before: one }), ...(other && { after: other }) };
    });
  });
}
