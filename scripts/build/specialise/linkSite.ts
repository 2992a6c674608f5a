import { hashedName } from '../../lib/hash.ts';
import { type CompiledValues, ownTextsKey, readSiteKey, type ValuesByKey } from '../compile/CompiledValues.ts';
import type { MessagePriority } from '../compile/MessagePriority.ts';
import { assetsFolder, type NeutralApp } from '../compile/NeutralApp.ts';
import { createChunkGraphBuilder, type LinkedFile } from './createChunkGraphBuilder.ts';
import type { StyleSheet } from './pruneStyleSheets.ts';
import { laterValuesChunk, renderSiteValues, siteValuesChunk } from './siteValuesChunks.ts';
import type { Specialise } from './specialiseReachableChunks.ts';

/** Final scripts and style sheets of one site. Paths are those inside the site's folder. */
export interface LinkedSite {
  entry: string;
  files: LinkedFile[];
  /** Addresses of the files by the addresses by which chunks import each other, or load style sheets. */
  addresses: Readonly<Record<string, string>>;
  /** Those by which chunks import each other statically, which only an import map can resolve. */
  importedNames: readonly string[];
  /** The files that the first page needs beside the entry: what it imports statically, the values, the critical messages. */
  preloads: string[];
  /** Style sheets of the first load, which documents have inside. */
  styles: StyleSheet[];
  /**
   * The files that a lazy module (compile/pages/appPages.ts) needs beside the first load; none if the site lacks it.
   */
  lazyFilesOf: (module: string) => { scripts: string[]; styles: StyleSheet[] };
  /** The files with the messages of the site's language. */
  messagesOf: (priority: MessagePriority) => string[];
  /** The files with the critical messages of all its languages. */
  criticalMessages: string[];
  /** Style sheets of lazy chunks. */
  lazyStyles: StyleSheet[];
  /** Names of the pictures that a script can show; one that ends with a hyphen means all that begin so. */
  pictures: ReadonlySet<string>;
  /** The npm packages in the files, as paths inside node_modules. */
  packages: string[];
}

export type LinkSite = (site: CompiledValues) => Promise<LinkedSite>;

/**
 * Creates the linker of the scripts of any site: the graph that it shares with all sites of the same folded values, and
 * a chunk with its other values; every file is named by its hash.
 */
export function createSiteLinker(app: NeutralApp, specialise: Specialise): LinkSite {
  const taken = app.chunks.find(({ name }) => [siteValuesChunk, laterValuesChunk].includes(name));
  if (taken) throw new Error(`the app has a chunk named ${taken.name}`);
  const linkGraph = createChunkGraphBuilder(app, specialise);
  const keys = new Set(
    app.chunks.flatMap(({ reads, messages }) => [
      ...reads.map(({ key }) => key),
      ...(messages ? [ownTextsKey(messages.tag)] : []),
    ]),
  );
  return async (site) => {
    const values = Object.fromEntries(Array.from(keys, (key) => [key, readSiteKey(site, key)]));
    const graph = await linkGraph(values);
    const valuesFiles = Object.entries(graph.shownKeys).flatMap(([name, keys]) => renderValuesFile(name, keys, values));
    const files = [...graph.files, ...valuesFiles];
    const pathOf = new Map(files.map(({ name, path }) => [name, path]));
    const messagesOf = (priority: MessagePriority) => {
      const name = app.messages[priority][site.languageTag];
      return name === undefined ? [] : graph.lazyClosure(name).map((one) => pathOf.get(one)!);
    };
    const firstLoad = [...graph.firstLoad, ...(pathOf.has(siteValuesChunk) ? [siteValuesChunk] : [])];
    return {
      entry: pathOf.get(app.entry)!,
      files,
      addresses: Object.fromEntries([
        ...files.map(({ name, path }) => [toName(name), `/${path}`]),
        ...graph.lazyStyles.map(({ name, path }) => [`/${name}`, `/${path}`]),
      ]),
      importedNames: [...graph.imported, ...valuesFiles.map(({ name }) => name)].map(toName),
      preloads: [...firstLoad.map((name) => pathOf.get(name)!), ...messagesOf('critical')],
      styles: graph.styles,
      lazyFilesOf(module) {
        const name = app.preloadedModules[module];
        if (name === undefined) throw new Error(`${module} is not among the modules that documents preload`);
        if (!graph.has(name)) return { scripts: [], styles: [] };
        return {
          scripts: graph.lazyClosure(name).map((one) => pathOf.get(one)!),
          styles: graph.lazyStylesOf(name),
        };
      },
      messagesOf,
      criticalMessages: Object.values(app.messages.critical).flatMap((name) => pathOf.get(name) ?? []),
      lazyStyles: graph.lazyStyles,
      pictures: graph.pictures,
      packages: graph.packages,
    };
  };
}

const toName = (chunk: string): string => `/${assetsFolder}/${chunk}`;

/** Renders the chunk with the values that the graph's scripts only show; none if they show none. */
function renderValuesFile(name: string, keys: readonly string[], values: ValuesByKey): LinkedFile[] {
  if (keys.length === 0) return [];
  const code = renderSiteValues(new Map(keys.map((key) => [key, values[key]])));
  return [{ name, path: `${assetsFolder}/${hashedName(name, code)}`, code, ofOneBrand: true }];
}
