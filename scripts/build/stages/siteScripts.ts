import { type ImportMap, lazyFilesName } from '../../../app/site/importMap.ts';
import { cachedSha256, hashedName } from '../../lib/hash.ts';
import { memoize } from '../../lib/memoize.ts';
import type { MessagePriority } from '../compile/MessagePriority.ts';
import type { LinkedFile } from '../specialise/createChunkGraphBuilder.ts';
import type { LinkedSite } from '../specialise/linkSite.ts';
import type { StyleSheet } from '../specialise/pruneStyleSheets.ts';
import { type Artifact, textArtifact, withEffort } from './artifact.ts';

/** The scripts and style sheets of a site, by their addresses on its own host. */
export interface SiteScripts {
  artifacts: readonly Artifact[];
  entry: string;
  /**
   * Returns the import map of a document that loads these files ahead: it has their hashes, and beside their names those
   * that scripts import statically.
   */
  importMapOf: (files: readonly string[]) => DocumentImportMap;
  /** Returns the hashes of scripts and style sheets among these files, in the form of `integrity`. */
  integrityOf: (files: readonly string[]) => Readonly<Record<string, string>>;
  /** The files that the first page needs beside the entry. */
  preloads: readonly string[];
  /** Style sheets of the first load. */
  styles: readonly StyleSheet[];
  /** The files that a lazy module needs beside those of the first load. */
  lazyFilesOf: (module: string) => { scripts: readonly string[]; styles: readonly StyleSheet[] };
  /** Returns the same as addresses alone. */
  preloadsOf: (module: string) => readonly string[];
  /** Returns the files with the messages of the site's language. */
  messagesOf: (priority: MessagePriority) => readonly string[];
}

/** An import map, from address to address, with the hashes that the browser checks. */
export type DocumentImportMap = Required<ImportMap>;

/** The path of the script with the names of lazy files, which app/site/importChunk.ts loads, before it has a hash. */
const lazyFilesPath = lazyFilesName.slice(1);

export const toAddress = (path: string): string => `/${path}`;

/** Returns the hash of a file in the form of `integrity`. */
export const toIntegrity = ({ bytes }: Artifact): string =>
  `sha256-${Buffer.from(cachedSha256(bytes), 'hex').toString('base64')}`;

/** Creates the stage that turns linked files into artifacts; sites that share a file share its artifact. */
export function createSiteScripts(): (linked: LinkedSite) => SiteScripts {
  const scriptOf = memoize(
    ({ path, code, ofOneBrand }: LinkedFile): Artifact => ({
      ...textArtifact(path, code),
      ...(ofOneBrand && { effort: 'good' }),
    }),
  );
  const styleSheetOf = memoize(({ path, text }: StyleSheet) => textArtifact(path, text));
  const integrityOf = memoize(toIntegrity);
  const lazyFilesScriptOf = memoize((code: string) =>
    withEffort('good')(textArtifact(hashedName(lazyFilesPath, code), code)),
  );
  return (linked) => {
    const files = [...linked.files.map(scriptOf), ...linked.lazyStyles.map(styleSheetOf)];
    const hashes = Object.fromEntries(files.map((file) => [toAddress(file.path), integrityOf(file)]));
    const importedNames = new Set(linked.importedNames);
    const preloads = linked.preloads.map(toAddress);
    // Those with values of one brand are in all documents, so that sites which differ in these share the lazy files.
    const ofBrand = linked.files.filter(({ ofOneBrand }) => ofOneBrand).map(({ path }) => path);
    const inAllDocuments = new Set([
      ...[linked.entry, ...ofBrand, ...linked.criticalMessages].map(toAddress),
      ...preloads,
    ]);
    const toImportMap = (
      isNamed: (name: string, address: string) => boolean,
      isHashed: (address: string) => boolean,
    ) => ({
      imports: Object.fromEntries(Object.entries(linked.addresses).filter(([name, address]) => isNamed(name, address))),
      integrity: Object.fromEntries(Object.entries(hashes).filter(([address]) => isHashed(address))),
    });
    const isLazy = (address: string) => !inAllDocuments.has(address);
    const lazyFiles = lazyFilesScriptOf(
      `export const lazyFiles=${JSON.stringify(toImportMap((_, address) => isLazy(address), isLazy))};`,
    );
    const lazyFilesAddress = toAddress(lazyFiles.path);
    const lazyFilesOf = memoize((module: string) => {
      const { scripts, styles } = linked.lazyFilesOf(module);
      return { scripts: scripts.map(toAddress), styles };
    });
    return {
      artifacts: [...files, lazyFiles],
      entry: toAddress(linked.entry),
      importMapOf(files) {
        const loaded = inAllDocuments.union(new Set(files));
        const { imports, integrity } = toImportMap(
          (name, address) => loaded.has(address) || importedNames.has(name),
          (address) => loaded.has(address),
        );
        return {
          imports: { ...imports, [lazyFilesName]: lazyFilesAddress },
          integrity: { ...integrity, [lazyFilesAddress]: integrityOf(lazyFiles) },
        };
      },
      integrityOf: (files) =>
        Object.fromEntries(files.flatMap((file) => (hashes[file] === undefined ? [] : [[file, hashes[file]]]))),
      preloads,
      styles: linked.styles,
      lazyFilesOf,
      preloadsOf: (module) => {
        const { scripts, styles } = lazyFilesOf(module);
        return [...scripts, ...styles.map(({ path }) => toAddress(path))];
      },
      messagesOf: memoize((priority: MessagePriority) => linked.messagesOf(priority).map(toAddress)),
    };
  };
}
