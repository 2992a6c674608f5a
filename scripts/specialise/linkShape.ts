import type { NeutralApp } from '../compile/NeutralApp.ts';
import { fillDepsMarkers } from '../compile/preloadMarkers.ts';
import { memoise } from '../lib/memo.ts';
import { decidingValues, type Specialise, settle, type Values } from './settle.ts';
import { cutAtSlots } from './slots.ts';
import { spliceText } from './specialiseChunk.ts';
import { walk } from './walk.ts';

/** Folder of hashed files inside a site's folder. */
export const assets = 'assets';

/**
 * The scripts of all sites that decide alike: linked and minified, preload lists filled; only values that are merely
 * shown are still open. Everything is told by chunk name.
 */
export interface Shape {
  /** In the order of their names. `parts` is the code, cut at its slots. */
  chunks: { name: string; label: string; parts: string[] }[];
  /** What the entry imports at once, the entry itself left out. */
  firstLoad: string[];
  /** Style sheets of the entry and of what it imports. */
  styles: string[];
  /** By label of a lazy chunk: what comes with it and is not there yet. */
  lazyClosures: Record<string, string[]>;
}

/** Gives the shape for a site's values; remembers those it has given, because sites share them. */
export function createShapeLinker(app: NeutralApp, specialise: Specialise): (values: Values) => Promise<Shape> {
  const once = memoise<Shape>();
  return (values) => {
    const deciding = app.chunks.map((chunk) => decidingValues(chunk, values));
    return once(JSON.stringify(deciding), () => linkShape(app, values, specialise));
  };
}

/**
 * Links the chunks of one shape: from the entry on, only what is still reachable; then drops chunks that have become
 * empty and fills the preload lists.
 */
async function linkShape(app: NeutralApp, values: Values, specialise: Specialise): Promise<Shape> {
  const neutral = new Map(app.chunks.map((chunk) => [chunk.name, chunk]));
  const settled = await settle(app, values, specialise);
  const isEmpty = (name: string) => settled.get(name)?.code === '';
  const importsOf = (name: string) => settled.get(name)!.imports.map(({ from }) => from);
  const closure = (name: string) => [...walk(name, importsOf)].filter((one) => !isEmpty(one));
  // A chunk of mere constants has gone into its readers and is empty; its style sheet is needed all the same.
  const stylesOf = (name: string) => [
    ...new Set([...walk(name, importsOf)].flatMap((one) => neutral.get(one)!.styles)),
  ];

  const early = new Set(closure(app.entry));
  const late = (name: string) => closure(name).filter((one) => !early.has(one));
  const earlyStyles = stylesOf(app.entry);
  // import() fetches the chunk itself at once, unless it first waits for style sheets.
  const preloadList = (name: string) => {
    const lateStyles = stylesOf(name).filter((style) => !earlyStyles.includes(style));
    const scripts = late(name).filter((one) => lateStyles.length > 0 || one !== name);
    return [...scripts.map((one) => `${assets}/${one}`), ...lateStyles];
  };

  const names = [...settled.keys()].filter((name) => !isEmpty(name)).sort();
  const chunks = names.map((name) => {
    const { code, imports } = settled.get(name)!;
    const ofEmpty = imports.filter(({ from }) => isEmpty(from)).map(({ start, end }) => ({ start, end, text: '' }));
    const { label } = neutral.get(name)!;
    return { name, label, parts: cutAtSlots(fillDepsMarkers(spliceText(code, ofEmpty), preloadList)) };
  });
  return {
    chunks,
    firstLoad: [...early].filter((name) => name !== app.entry),
    styles: earlyStyles,
    lazyClosures: Object.fromEntries(chunks.map(({ name, label }) => [label, late(name)])),
  };
}
