import type { NeutralApp } from '../compile/NeutralApp.ts';
import { fillDepsMarkers } from '../compile/preloadMarkers.ts';
import { memoise, remember } from '../lib/memo.ts';
import { createSettler, decidingValues, type Settle, type Specialise, type Values } from './settle.ts';
import { cutAtSlots } from './slots.ts';
import { type SpecialisedChunk, spliceText } from './specialiseChunk.ts';
import { walk } from './walk.ts';

/** Folder of hashed files inside a site's folder. */
export const assets = 'assets';

/** A chunk that is linked and minified, its preload lists filled. Shapes that have the same one share the object. */
export interface ShapeChunk {
  name: string;
  label: string;
  /** The code, cut at its slots. */
  parts: readonly string[];
}

/**
 * The scripts of all sites that decide alike; only values that are merely shown are still open. Everything is told by
 * chunk name.
 */
export interface Shape {
  /** In the order of their names. */
  chunks: readonly ShapeChunk[];
  /** What the entry imports at once, the entry itself left out. */
  firstLoad: string[];
  /** Style sheets of the entry and of what it imports. */
  styles: string[];
  /** What comes with a lazy chunk and is not there yet, asked by the chunk's label. */
  lazyClosure: (label: string) => string[];
}

/** Gives the shape for a site's values; remembers those it has given, because sites share them. */
export function createShapeLinker(app: NeutralApp, specialise: Specialise): (values: Values) => Promise<Shape> {
  const once = memoise<Shape>();
  const settle = createSettler(app, specialise);
  const finish = createFinisher();
  return (values) => {
    const deciding = app.chunks.map((chunk) => decidingValues(chunk, values));
    return once(JSON.stringify(deciding), () => linkShape(app, values, settle, finish));
  };
}

/** The last edits of a settled chunk: declarations and preload lists, both by chunk. */
interface LastEdits {
  /** Chunks that have become empty; nobody imports them any more. */
  empty: readonly string[];
  preloadLists: ReadonlyMap<string, readonly string[]>;
}

type Finish = (name: string, label: string, chunk: SpecialisedChunk, edits: LastEdits) => ShapeChunk;

/** Most shapes differ in a few chunks only, so each chunk is finished once for each set of edits. */
function createFinisher(): Finish {
  const finished = new WeakMap<SpecialisedChunk, Map<string, ShapeChunk>>();
  return (name, label, chunk, { empty, preloadLists }) => {
    const ofChunk = finished.get(chunk) ?? new Map<string, ShapeChunk>();
    finished.set(chunk, ofChunk);
    const key = JSON.stringify([empty, ...preloadLists.values()]);
    const known = ofChunk.get(key);
    if (known) return known;
    const dropped = chunk.imports.filter(({ from }) => empty.includes(from));
    const code = spliceText(
      chunk.code,
      dropped.map(({ start, end }) => ({ start, end, text: '' })),
    );
    const parts = cutAtSlots(fillDepsMarkers(code, (target) => preloadLists.get(target)!));
    const fresh = { name, label, parts };
    ofChunk.set(key, fresh);
    return fresh;
  };
}

/**
 * Links the chunks of one shape: from the entry on, only what is still reachable; then drops chunks that have become
 * empty and fills the preload lists.
 */
async function linkShape(app: NeutralApp, values: Values, settle: Settle, finish: Finish): Promise<Shape> {
  const neutral = new Map(app.chunks.map((chunk) => [chunk.name, chunk]));
  const settled = await settle(values);
  const isEmpty = (name: string) => settled.get(name)?.code === '';
  const importsOf = (name: string) => settled.get(name)!.imports.map(({ from }) => from);

  const earlyAll = walk(app.entry, importsOf);
  // A chunk of mere constants has gone into its readers and is empty; its style sheet is needed all the same.
  const stylesOf = (names: Iterable<string>) => [
    ...new Set(Array.from(names, (one) => neutral.get(one)!.styles).flat()),
  ];
  const earlyStyles = stylesOf(earlyAll);
  const lateAll = (name: string) => [...walk(name, importsOf)].filter((one) => !earlyAll.has(one));
  const late = (name: string) => lateAll(name).filter((one) => !isEmpty(one));
  // import() fetches the chunk itself at once, unless it first waits for style sheets.
  const preloadList = remember((name: string) => {
    const lateStyles = stylesOf(lateAll(name)).filter((style) => !earlyStyles.includes(style));
    const scripts = late(name).filter((one) => lateStyles.length > 0 || one !== name);
    return [...scripts.map((one) => `${assets}/${one}`), ...lateStyles];
  });

  const names = [...settled.keys()].filter((name) => !isEmpty(name)).sort();
  const chunks = names.map((name) => {
    const chunk = settled.get(name)!;
    return finish(name, neutral.get(name)!.label, chunk, {
      empty: importsOf(name).filter(isEmpty),
      preloadLists: new Map(chunk.lazy.map((target) => [target, preloadList(target)])),
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
