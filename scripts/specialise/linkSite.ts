import { type CompiledValues, ownTextsKey, readSiteKey, type ValuesByKey } from '../compile/CompiledValues.ts';
import { assetsFolder, type NeutralApp } from '../compile/NeutralApp.ts';
import { editSourceMap, type SourceMap } from '../compile/sourceMaps.ts';
import { shortHash } from '../lib/hash.ts';
import { createKeyedMemo } from '../lib/memoize.ts';
import { createChunkGraphBuilder, type LinkedChunk } from './createChunkGraphBuilder.ts';
import { fillPlaceholders, findPlaceholderEdits, joinAtPlaceholders, placeholderKeys } from './placeholders.ts';
import type { StyleSheet } from './pruneStyleSheets.ts';
import type { Specialise } from './resolveToFixpoint.ts';

/** A final script. Sites with the same one share the object. */
export interface LinkedFile {
  /** Inside the site's folder. */
  path: string;
  code: string;
  /** The chunk that it was filled from. */
  chunk: LinkedChunk;
  /** Gives the map of the code, if the app was compiled with source maps. */
  toMap?: () => SourceMap;
}

/** The final scripts and style sheets of one site. Paths are those inside the site's folder. */
interface LinkedSite {
  entry: string;
  files: LinkedFile[];
  /** Address by which chunks import each other → address of the file. */
  importMap: Record<string, string>;
  /** The files that the first page needs beside the entry: what it imports statically, and the critical messages. */
  preloads: string[];
  /** Style sheets of the first load. */
  styles: StyleSheet[];
  /** Those and the style sheets of lazy chunks. */
  allStyles: StyleSheet[];
  /** Names of the pictures that a script can show; one that ends with a hyphen stands for all that begin so. */
  pictures: ReadonlySet<string>;
  /** The npm packages in the files, as paths inside node_modules. */
  packages: string[];
}

export type LinkSite = (site: CompiledValues) => Promise<LinkedSite>;

/**
 * Links the scripts of any site: the graph that it shares with all sites of the same folded values, its own values in
 * place of the placeholders, every file named by its hash.
 */
export function createSiteLinker(app: NeutralApp, specialise: Specialise): LinkSite {
  const linkGraph = createChunkGraphBuilder(app, specialise);
  const fillChunk = createChunkFiller();
  const keys = new Set(
    app.chunks.flatMap(({ reads, messages }) => [
      ...reads.map(({ key }) => key),
      ...(messages ? [ownTextsKey(messages.tag)] : []),
    ]),
  );
  return async (site) => {
    const values = Object.fromEntries(Array.from(keys, (key) => [key, readSiteKey(site, key)]));
    const graph = await linkGraph(values);
    const files = graph.chunks.map((chunk) => fillChunk(chunk, values));
    const pathOf = new Map(files.map(({ chunk, path }) => [chunk.name, path]));
    const messages = app.criticalMessages[site.languageTag];
    const preloads = [...graph.firstLoad, ...(messages === undefined ? [] : graph.lazyClosure(messages))];
    return {
      entry: pathOf.get(app.entry)!,
      files,
      importMap: Object.fromEntries(files.map(({ chunk, path }) => [`/${assetsFolder}/${chunk.name}`, `/${path}`])),
      preloads: preloads.map((name) => pathOf.get(name)!),
      styles: graph.styles,
      allStyles: graph.allStyles,
      pictures: graph.pictures,
      packages: graph.packages,
    };
  };
}

/** Fills and names each chunk once for each set of values in its placeholders. */
function createChunkFiller(): (chunk: LinkedChunk, values: ValuesByKey) => LinkedFile {
  const once = createKeyedMemo<LinkedChunk, LinkedFile>();
  return (chunk, values) => {
    const { label, segments, toMap } = chunk;
    const key = placeholderKeys(segments).map((name) => JSON.stringify(values[name]));
    return once(chunk, key.join(), () => {
      const code = fillPlaceholders(segments, values);
      const map = toMap && {
        toMap: () => editSourceMap(toMap(), joinAtPlaceholders(segments), findPlaceholderEdits(segments, values)),
      };
      return { path: `${assetsFolder}/${label}-${shortHash(code)}.js`, code, chunk, ...map };
    });
  };
}
