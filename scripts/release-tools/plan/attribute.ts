import type { Site } from '../../build/plan/planBuild.ts';
import type { Cause } from './Cause.ts';
import { classify, toSourceName } from './fileClasses.ts';
import type { ChangedFile, ChangedSite } from './ReleaseDifference.ts';
import { type AppSources, reachesSite, reachFile } from './reach.ts';
import { canNameOthers, listNames, type MaskedText, maskHashes } from './references.ts';

/** A site that has changed, with the changes of its sources. */
export interface SiteWithCauses extends ChangedSite {
  /** undefined for a site that is gone, and for the hosting folder. */
  site: Site | undefined;
  /** The changes since its former sources; undefined if these are not known. */
  causes: readonly Cause[] | undefined;
}

/** Facts that attribution knows beside the files. */
export interface Knowledge {
  environment: string;
  app: AppSources;
  /** Reads a content of either release; undefined if it is not there, or no text. */
  readContent: (sha256: string) => string | undefined;
}

/** A changed file with what has changed it; no causes where that cannot be told. */
export interface AttributedFile extends ChangedFile {
  owner: string;
  causes: readonly Cause[];
}

const keyOf = ({ name, before, after }: ChangedFile) => `${name}\n${before?.sha256}\n${after?.sha256}`;

/**
 * Attributes each changed file to the changes of sources that have reached it, which may be several. A file in which only
 * the names of others differ has the causes of these. One that changes alike on several sites has only causes that reach
 * all of them.
 */
export function attributeFiles(sites: readonly SiteWithCauses[], knowledge: Knowledge): AttributedFile[] {
  const mask = createMasker(knowledge.readContent);
  const shared = findSharedCauses(sites, knowledge);
  const bySite = sites
    .filter(({ owner }) => owner !== 'hosting')
    .map((one) => attributeSite(one, [], { ...knowledge, mask, shared }));
  const ofSites = bySite.flat();
  const ofServers = sites
    .filter(({ owner }) => owner === 'hosting')
    .flatMap((one) =>
      attributeSite({ ...one, causes: unite(sites.flatMap(({ causes = [] }) => [causes])) }, ofSites, {
        ...knowledge,
        mask,
        shared,
      }),
    );
  return [...ofSites, ...ofServers];
}

type Mask = (sha256: string | undefined) => MaskedText | undefined;

interface SiteKnowledge extends Knowledge {
  mask: Mask;
  /** The causes that reach all sites on which a file changes alike. */
  shared: ReadonlyMap<string, ReadonlySet<Cause>>;
}

function createMasker(readContent: Knowledge['readContent']): Mask {
  const known = new Map<string, MaskedText | undefined>();
  return (sha256) => {
    if (sha256 === undefined) return undefined;
    if (!known.has(sha256)) {
      const text = readContent(sha256);
      known.set(sha256, text === undefined ? undefined : maskHashes(text));
    }
    return known.get(sha256);
  };
}

/** Unites lists of causes, each cause once. */
const unite = (lists: readonly (readonly Cause[])[]): Cause[] => [...new Set(lists.flat())];

/** Lists the causes that can reach anything of a site. */
const listSiteCauses = ({ site, causes = [] }: SiteWithCauses, environment: string): Cause[] =>
  causes.filter((cause) => !site || reachesSite(cause, site, environment));

function findSharedCauses(sites: readonly SiteWithCauses[], { environment }: Knowledge) {
  const shared = new Map<string, ReadonlySet<Cause>>();
  for (const one of sites) {
    if (one.causes === undefined || !one.files) continue;
    const own = new Set(listSiteCauses(one, environment));
    for (const file of one.files) {
      const others = shared.get(keyOf(file));
      shared.set(keyOf(file), others ? others.intersection(own) : own);
    }
  }
  return shared;
}

/** @param others the files of sites that those of the hosting folder may name */
function attributeSite(
  one: SiteWithCauses,
  others: readonly AttributedFile[],
  knowledge: SiteKnowledge,
): AttributedFile[] {
  const { owner, files = [] } = one;
  const ofSite = listSiteCauses(one, knowledge.environment);
  const byName = mapByNames(others);
  for (const file of files)
    for (const version of [file.before, file.after])
      if (version) for (const name of listNames(version)) byName.set(name, file);
  const known = new Map<ChangedFile, readonly Cause[]>(others.map((file) => [file, file.causes]));
  const plain = new Map(files.map((file) => [file.name, file]));
  const documents = files.filter(({ name }) => classify(name) === 'document');

  const find = (changed: ChangedFile): readonly Cause[] => {
    // A compressed file has the causes of the one that it is made from.
    const file = plain.get(toSourceName(changed.name)) ?? changed;
    const found = known.get(file);
    if (found) return found;
    // A file cannot name itself, and no two can name each other.
    known.set(file, []);
    const causes = one.causes === undefined ? [] : attribute(file);
    known.set(file, causes);
    return causes;
  };

  const attribute = (file: ChangedFile): Cause[] => {
    const { name } = file;
    const [before, after] = canNameOthers(name)
      ? [knowledge.mask(file.before?.sha256), knowledge.mask(file.after?.sha256)]
      : [];
    const named = before && after ? findNamed(before, after) : [];
    if (before && after && before.text === after.text) {
      const causes = unite(named);
      if (causes.length > 0) return causes;
    }
    return unite([findDirect(file, before, after), ...named]);
  };

  /** Finds the causes of the files that only one of two versions names; hashes of no file are of documents. */
  const findNamed = (before: MaskedText, after: MaskedText): (readonly Cause[])[] => {
    const differing = [...before.hashes.symmetricDifference(after.hashes)];
    const owners = new Set(differing.flatMap((hash) => byName.get(hash) ?? []));
    const isOfInline = differing.some((hash) => !byName.has(hash));
    return [...owners, ...(isOfInline ? documents : [])].map((file) =>
      known.has(file) ? known.get(file)! : find(file),
    );
  };

  const findDirect = (file: ChangedFile, before?: MaskedText, after?: MaskedText): Cause[] => {
    if (ofSite.length <= 1) return ofSite;
    const possible = ofSite.filter((cause) => knowledge.shared.get(keyOf(file))?.has(cause));
    const candidates = (possible.length > 0 ? possible : ofSite).filter((cause) => showsIn(cause, file, before, after));
    const byReach = Map.groupBy(candidates, (cause) => reachFile(cause, file.name, knowledge.app, one));
    return byReach.get('direct') ?? byReach.get('possible') ?? (candidates.length === 1 ? candidates : []);
  };

  return files.map((file) => ({ ...file, owner, causes: find(file) }));
}

function mapByNames(files: readonly ChangedFile[]): Map<string, ChangedFile> {
  const byName = new Map<string, ChangedFile>();
  for (const file of files)
    for (const version of [file.before, file.after])
      if (version) for (const name of listNames(version)) byName.set(name, file);
  return byName;
}

/** Whether a changed text can be seen in a file, as far as its versions are known; true for any other cause. */
function showsIn({ message }: Cause, { name }: ChangedFile, before?: MaskedText, after?: MaskedText): boolean {
  if (!message || !before || !after) return true;
  const fileClass = classify(name);
  if (fileClass === 'catalogue') return [before, after].some(({ text }) => text.includes(`"${message.key}":`));
  if (fileClass !== 'document') return true;
  const [was, is] = message.texts.map(findLongestPart);
  return (
    before.text.includes(was!) !== after.text.includes(was!) || before.text.includes(is!) !== after.text.includes(is!)
  );
}

/** Finds the longest part of a text between placeholders and tags, as HTML has it. */
const findLongestPart = (text: string): string =>
  text
    .split(/<[^>]*>|[{}#]|&|"|'/)
    .map((part) => part.trim())
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '');
