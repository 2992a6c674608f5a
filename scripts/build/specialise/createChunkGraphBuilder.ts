import { dependenciesFirst } from '../../lib/graphTraversals.ts';
import { sha256, shortHash } from '../../lib/hash.ts';
import { createAsyncMemo, createKeyedMemo, memoize } from '../../lib/memoize.ts';
import { applyEdits } from '../compile/applyEdits.ts';
import { findPreloadMarkerEdits } from '../compile/bundler/preloadMarkers.ts';
import { readPictureKey, type ValuesByKey } from '../compile/CompiledValues.ts';
import { assetsFolder, type NeutralApp } from '../compile/NeutralApp.ts';
import { editSourceMap, type SourceMap } from '../compile/sourceMaps.ts';
import { pickFoldedValues } from './chunkInputs.ts';
import { createStyleSheetPruner, type PruneStyleSheets, type StyleSheet } from './pruneStyleSheets.ts';
import { laterValuesChunk, siteValuesChunk, toValuesImport, type ValueBinding } from './siteValuesChunks.ts';
import type { SpecialisedChunk } from './specialiseChunk.ts';
import { createReachableSpecialiser, type Specialise } from './specialiseReachableChunks.ts';

/** A final script. Sites with the same one share the object. */
export interface LinkedFile {
  /** The name by which other chunks import it. */
  name: string;
  /** Inside the site's folder. */
  path: string;
  code: string;
  /** Only for a values chunk. */
  ofOneBrand?: true;
  /** Returns the map of the code, if the app was compiled with source maps. */
  toMap?: () => SourceMap;
}

/**
 * The scripts of all sites with the same folded values. They import the other values from the values chunks, which each
 * site has for itself. Chunks are referred to by name.
 */
export interface ChunkGraph {
  /** Sorted by name. */
  files: readonly LinkedFile[];
  /** The keys of the values that the scripts only show, sorted, by the names of the values chunks. */
  shownKeys: Readonly<Record<string, readonly string[]>>;
  /** The chunks that the entry imports statically, without the entry itself. */
  firstLoad: string[];
  /** The chunks that others import statically. */
  imported: string[];
  /** Style sheets of the entry and of what it imports. */
  styles: StyleSheet[];
  /** Style sheets of lazy chunks alone. */
  lazyStyles: StyleSheet[];
  /** Names of the pictures that a script can show; one that ends with a hyphen means all that begin so. */
  pictures: ReadonlySet<string>;
  /** The npm packages in all chunks, also in those that are empty because their constants moved to their importers. */
  packages: string[];
  /** Whether the site can load a chunk. */
  has: (name: string) => boolean;
  /** The chunks to load for a lazy chunk, itself included, without those of the first load. */
  lazyClosure: (name: string) => string[];
  /** The style sheets to load for it, without those of the first load. */
  lazyStylesOf: (name: string) => StyleSheet[];
}

/** Number of graphs to remember. Few sites share a whole graph; what graphs share is their chunks. */
const REMEMBERED_GRAPHS = 64;

/** Links the chunk graph for a site's values; sites with the same folded values share one. */
export function createChunkGraphBuilder(
  app: NeutralApp,
  specialise: Specialise,
): (values: ValuesByKey) => Promise<ChunkGraph> {
  const once = createAsyncMemo<ChunkGraph>(REMEMBERED_GRAPHS);
  const specialiseReachableChunks = createReachableSpecialiser(app, specialise);
  const pruneStyleSheets = createStyleSheetPruner(app.styleSheets);
  const finishChunk = createChunkFinisher();
  return (values) => {
    const foldedValues = app.chunks.map((chunk) => pickFoldedValues(chunk, values));
    return once(sha256(JSON.stringify(foldedValues)), async () =>
      buildChunkGraph(app, await specialiseReachableChunks(foldedValues), pruneStyleSheets, finishChunk),
    );
  };
}

/** Last edits of a resolved chunk. */
interface FinalEdits {
  /** Imported chunks that have become empty; their imports are removed. */
  empty: readonly string[];
  preloadLists: ReadonlyMap<string, readonly string[]>;
  /** The values that it imports from the chunk of later values. */
  laterValues: readonly ValueBinding[];
}

type FinishChunk = (name: string, label: string, chunk: SpecialisedChunk, edits: FinalEdits) => LinkedFile;

/**
 * Creates the finisher of chunks. Graphs differ in a few chunks only, so each is finished once for each set of edits.
 */
function createChunkFinisher(): FinishChunk {
  const once = createKeyedMemo<SpecialisedChunk, LinkedFile>();
  return (name, label, chunk, { empty, preloadLists, laterValues }) =>
    once(chunk, JSON.stringify([empty, laterValues, ...preloadLists.values()]), () => {
      const { code, map, imports, shownValues } = chunk;
      const dropped = imports.filter(({ from }) => empty.includes(from));
      const edits = [
        ...dropped.map(({ start, end }) => ({ start, end, text: '' })),
        ...findPreloadMarkerEdits(code, (target) => preloadLists.get(target)!),
      ];
      const final =
        applyEdits(code, edits) +
        toValuesImport(shownValues.filter((value) => !laterValues.includes(value))) +
        toValuesImport(laterValues, laterValuesChunk);
      const path = `${assetsFolder}/${label}-${shortHash(final)}.js`;
      return { name, path, code: final, ...(map && { toMap: () => editSourceMap(map, code, edits) }) };
    });
}

/**
 * Links the resolved chunks of one graph: drops those that have become empty and fills in the preload lists.
 */
function buildChunkGraph(
  app: NeutralApp,
  resolved: ReadonlyMap<string, SpecialisedChunk>,
  pruneStyleSheets: PruneStyleSheets,
  finishChunk: FinishChunk,
): ChunkGraph {
  const neutral = new Map(app.chunks.map((chunk) => [chunk.name, chunk]));
  const isEmpty = (name: string) => resolved.get(name)?.code === '';
  const importsOf = memoize((name: string) => resolved.get(name)!.imports.map(({ from }) => from));

  // In the order in which the bundler would run them, because a later style sheet wins over an earlier one.
  const initialChunks = dependenciesFirst(app.entry, importsOf);
  // A chunk of nothing but constants becomes empty, because its importers have them; its style sheet is still needed.
  const pruneStyleSheet = memoize(pruneStyleSheets(resolved.values()));
  const stylesOf = (names: Iterable<string>) => [
    ...new Set(
      Array.from(names, (one) => neutral.get(one)!.styles.flatMap((path) => pruneStyleSheet(path) ?? [])).flat(),
    ),
  ];
  const initialStyles = stylesOf(initialChunks);
  const toLazyStyles = (names: Iterable<string>) => stylesOf(names).filter((style) => !initialStyles.includes(style));
  const lazyChunksOf = memoize((name: string) =>
    [...dependenciesFirst(name, importsOf)].filter((one) => !initialChunks.has(one)),
  );
  const lazyStylesOf = memoize((name: string) => toLazyStyles(lazyChunksOf(name)));
  // Documents of guests load these chunks at once, too.
  const guestChunks = app.pages.documents.flatMap(({ module = '' }) => app.preloadedModules[module] ?? []);
  const earlyChunks = [...initialChunks, ...guestChunks.filter((name) => resolved.has(name)).flatMap(lazyChunksOf)];
  const earlyKeys = new Set(earlyChunks.flatMap((name) => resolved.get(name)!.shownValues.map(({ key }) => key)));
  const laterValuesOf = memoize((name: string) =>
    resolved.get(name)!.shownValues.filter(({ key }) => !earlyKeys.has(key)),
  );
  const filledLazyChunksOf = memoize((name: string) => {
    const chunks = lazyChunksOf(name).filter((one) => !isEmpty(one));
    return chunks.some((one) => laterValuesOf(one).length > 0) ? [...chunks, laterValuesChunk] : chunks;
  });
  // The chunk itself is among them, so that app/site/importChunk.ts knows which address it needs.
  const preloadList = memoize((name: string) => [
    ...filledLazyChunksOf(name).map((one) => `${assetsFolder}/${one}`),
    ...lazyStylesOf(name).map(({ name }) => name),
  ]);

  const names = [...resolved.keys()].filter((name) => !isEmpty(name)).sort();
  const files = names.map((name) => {
    const chunk = resolved.get(name)!;
    return finishChunk(name, neutral.get(name)!.label, chunk, {
      empty: importsOf(name).filter(isEmpty),
      preloadLists: new Map(chunk.lazyImports.map(({ from }) => [from, preloadList(from)])),
      laterValues: laterValuesOf(name),
    });
  });
  const keysOf = (valuesOf: (name: string) => readonly ValueBinding[]) =>
    new Set(names.flatMap((name) => valuesOf(name).map(({ key }) => key)));
  const shownKeys = keysOf((name) => resolved.get(name)!.shownValues);
  const laterKeys = keysOf(laterValuesOf);
  return {
    files,
    shownKeys: {
      [siteValuesChunk]: [...shownKeys.difference(laterKeys)].sort(),
      [laterValuesChunk]: [...laterKeys].sort(),
    },
    firstLoad: [...initialChunks].filter((name) => name !== app.entry && !isEmpty(name)),
    imported: [...new Set(names.flatMap(importsOf))].filter((name) => !isEmpty(name)).sort(),
    styles: initialStyles,
    lazyStyles: toLazyStyles(resolved.keys()),
    pictures: new Set([...shownKeys].sort().flatMap((key) => readPictureKey(key) ?? [])),
    packages: [...new Set([...resolved.keys()].flatMap((name) => neutral.get(name)!.packages))].sort(),
    has: (name) => resolved.has(name),
    lazyClosure: filledLazyChunksOf,
    lazyStylesOf,
  };
}
