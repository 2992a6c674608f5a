import type { NeutralApp } from '../compile/NeutralApp.ts';
import { fillPreloadMarkers } from '../compile/preloadMarkers.ts';
import { createAsyncMemo, memoize } from '../lib/memoize.ts';
import { splitAtPlaceholders } from './placeholders.ts';
import { reachableFrom } from './reachableFrom.ts';
import {
  createFixpointResolver,
  pickFoldedValues,
  type ResolveToFixpoint,
  type SiteValueRecord,
  type Specialise,
} from './resolveToFixpoint.ts';
import { applyEdits, type SpecialisedChunk } from './specialiseChunk.ts';

/** Folder of hashed files inside a site's folder. */
export const assetsFolder = 'assets';

/** A chunk that is linked and minified, its preload lists filled. Shapes that have the same one share the object. */
export interface LinkedChunk {
  name: string;
  label: string;
  /** The code, cut at its slots. */
  segments: readonly string[];
}

/**
 * The scripts of all sites that decide alike; only values that are merely shown are still open. Everything is told by
 * chunk name.
 */
export interface ChunkGraph {
  /** In the order of their names. */
  chunks: readonly LinkedChunk[];
  /** What the entry imports at once, the entry itself left out. */
  firstLoad: string[];
  /** Style sheets of the entry and of what it imports. */
  styles: string[];
  /** What comes with a lazy chunk and is not there yet, asked by the chunk's label. */
  lazyClosure: (label: string) => string[];
}

/** Gives the shape for a site's values; remembers those it has given, because sites share them. */
export function createChunkGraphLinker(
  app: NeutralApp,
  specialise: Specialise,
): (values: SiteValueRecord) => Promise<ChunkGraph> {
  const once = createAsyncMemo<ChunkGraph>();
  const settle = createFixpointResolver(app, specialise);
  const finish = createChunkFinisher();
  return (values) => {
    const deciding = app.chunks.map((chunk) => pickFoldedValues(chunk, values));
    return once(JSON.stringify(deciding), () => linkChunkGraph(app, values, settle, finish));
  };
}

/** The last edits of a settled chunk: declarations and preload lists, both by chunk. */
interface FinalEdits {
  /** Chunks that have become empty; nobody imports them any more. */
  empty: readonly string[];
  preloadLists: ReadonlyMap<string, readonly string[]>;
}

type FinishChunk = (name: string, label: string, chunk: SpecialisedChunk, edits: FinalEdits) => LinkedChunk;

/** Most shapes differ in a few chunks only, so each chunk is finished once for each set of edits. */
function createChunkFinisher(): FinishChunk {
  const finished = new WeakMap<SpecialisedChunk, Map<string, LinkedChunk>>();
  return (name, label, chunk, { empty, preloadLists }) => {
    const ofChunk = finished.get(chunk) ?? new Map<string, LinkedChunk>();
    finished.set(chunk, ofChunk);
    const key = JSON.stringify([empty, ...preloadLists.values()]);
    const known = ofChunk.get(key);
    if (known) return known;
    const dropped = chunk.imports.filter(({ from }) => empty.includes(from));
    const code = applyEdits(
      chunk.code,
      dropped.map(({ start, end }) => ({ start, end, text: '' })),
    );
    const segments = splitAtPlaceholders(fillPreloadMarkers(code, (target) => preloadLists.get(target)!));
    const fresh = { name, label, segments };
    ofChunk.set(key, fresh);
    return fresh;
  };
}

/**
 * Links the chunks of one shape: from the entry on, only what is still reachable; then drops chunks that have become
 * empty and fills the preload lists.
 */
async function linkChunkGraph(
  app: NeutralApp,
  values: SiteValueRecord,
  settle: ResolveToFixpoint,
  finish: FinishChunk,
): Promise<ChunkGraph> {
  const neutral = new Map(app.chunks.map((chunk) => [chunk.name, chunk]));
  const settled = await settle(values);
  const isEmpty = (name: string) => settled.get(name)?.code === '';
  const importsOf = (name: string) => settled.get(name)!.imports.map(({ from }) => from);

  const earlyAll = reachableFrom(app.entry, importsOf);
  // A chunk of mere constants has gone into its readers and is empty; its style sheet is needed all the same.
  const stylesOf = (names: Iterable<string>) => [
    ...new Set(Array.from(names, (one) => neutral.get(one)!.styles).flat()),
  ];
  const earlyStyles = stylesOf(earlyAll);
  const lateAll = (name: string) => [...reachableFrom(name, importsOf)].filter((one) => !earlyAll.has(one));
  const late = (name: string) => lateAll(name).filter((one) => !isEmpty(one));
  // import() fetches the chunk itself at once, unless it first waits for style sheets.
  const preloadList = memoize((name: string) => {
    const lateStyles = stylesOf(lateAll(name)).filter((style) => !earlyStyles.includes(style));
    const scripts = late(name).filter((one) => lateStyles.length > 0 || one !== name);
    return [...scripts.map((one) => `${assetsFolder}/${one}`), ...lateStyles];
  });

  const names = [...settled.keys()].filter((name) => !isEmpty(name)).sort();
  const chunks = names.map((name) => {
    const chunk = settled.get(name)!;
    return finish(name, neutral.get(name)!.label, chunk, {
      empty: importsOf(name).filter(isEmpty),
      preloadLists: new Map(chunk.lazyChunks.map((target) => [target, preloadList(target)])),
    });
  });
  const byLabel = new Map(chunks.map(({ label, name }) => [label, name]));
  return {
    chunks,
    firstLoad: [...earlyAll].filter((name) => name !== app.entry && !isEmpty(name)),
    styles: earlyStyles,
    lazyClosure: (label) => (byLabel.has(label) ? late(byLabel.get(label)!) : []),
  };
}
