import { cachedSha256 } from '../../lib/hash.ts';
import { memoize } from '../../lib/memoize.ts';
import type { MessagePriority } from '../compile/messagePriorities.ts';
import type { LinkedFile } from '../specialise/createChunkGraphBuilder.ts';
import type { LinkedSite } from '../specialise/linkSite.ts';
import type { StyleSheet } from '../specialise/pruneStyleSheets.ts';
import { type Artifact, textArtifact } from './artifact.ts';

/** The scripts and style sheets of a site, by their addresses on its own host. */
export interface SiteScripts {
  artifacts: readonly Artifact[];
  entry: string;
  /** Addresses of files by the addresses by which scripts import each other. */
  importMap: LinkedSite['importMap'];
  /** Hashes by address, which the browser checks. */
  integrity: Readonly<Record<string, string>>;
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

export const toAddress = (path: string): string => `/${path}`;

/** Creates the stage that turns linked files into artifacts; sites that share a file share its artifact. */
export function createSiteScripts(): (linked: LinkedSite) => SiteScripts {
  const scriptOf = memoize(
    ({ path, code, effort }: LinkedFile): Artifact => ({ ...textArtifact(path, code), ...(effort && { effort }) }),
  );
  const styleSheetOf = memoize(({ path, text }: StyleSheet) => textArtifact(path, text));
  const integrityOf = memoize(
    ({ bytes }: Artifact) => `sha256-${Buffer.from(cachedSha256(bytes), 'hex').toString('base64')}`,
  );
  return (linked) => {
    const artifacts = [...linked.files.map(scriptOf), ...linked.lazyStyles.map(styleSheetOf)];
    const lazyFilesOf = memoize((module: string) => {
      const { scripts, styles } = linked.lazyFilesOf(module);
      return { scripts: scripts.map(toAddress), styles };
    });
    return {
      artifacts,
      entry: toAddress(linked.entry),
      importMap: linked.importMap,
      integrity: Object.fromEntries(artifacts.map((file) => [toAddress(file.path), integrityOf(file)])),
      preloads: linked.preloads.map(toAddress),
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
