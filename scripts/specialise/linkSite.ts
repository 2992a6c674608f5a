import type { NeutralApp, NeutralChunk } from '../compile/NeutralApp.ts';
import { fillDepsMarkers } from '../compile/preloadMarkers.ts';
import { shortHash } from '../lib/hash.ts';
import { type ChunkInputs, type SpecialisedChunk, spliceText } from './specialiseChunk.ts';

/** Gives the specialised form of a chunk; remembers what it has given. */
export type Specialise = (chunk: NeutralChunk, inputs: ChunkInputs) => Promise<SpecialisedChunk>;

/** The scripts of one site, final. Paths are those inside the site's folder. */
export interface LinkedSite {
  entry: string;
  files: { path: string; code: string; styles: string[] }[];
  /** Address by which chunks import each other → address of the file. */
  importMap: Record<string, string>;
  /** Everything the entry imports at once, the entry itself left out. */
  firstLoad: string[];
  /** Files that come with a lazy chunk: asked by the chunk's label. */
  lazyClosure: (label: string) => string[];
  styles: string[];
}

const folder = 'assets';

/**
 * Links the chunks of one site: from the entry on, only what is still reachable, with only the exports that are still
 * used and constants carried over, to a fixed point; then fills the preload lists and names every file by its bytes.
 */
export async function linkSite(
  app: NeutralApp,
  values: Readonly<Record<string, unknown>>,
  specialise: Specialise,
): Promise<LinkedSite> {
  const chunks = new Map(app.chunks.map((chunk) => [chunk.name, chunk]));
  const site = await settle(app, chunks, values, specialise);
  const empty = new Set([...site].filter(([, { code }]) => code === '').map(([name]) => name));

  const importsOf = (name: string) =>
    (site.get(name)?.imports ?? []).map(({ from }) => from).filter((from) => !empty.has(from));
  const closure = (name: string): string[] => [...walk(name, importsOf)];
  const early = new Set(closure(app.entry));
  const stylesOf = (names: readonly string[]) => [...new Set(names.flatMap((name) => chunks.get(name)?.styles ?? []))];
  const earlyStyles = new Set(stylesOf([...early]));

  const listOf = (name: string) => {
    const late = closure(name).filter((one) => !early.has(one));
    return [
      ...late.map((one) => `${folder}/${one}`),
      ...stylesOf(closure(name)).filter((style) => !earlyStyles.has(style)),
    ];
  };
  const names = [...site.keys()].filter((name) => !empty.has(name)).sort();
  const files = names.map((name) => {
    const { code, imports } = site.get(name)!;
    const bare = imports.filter(({ from }) => empty.has(from)).map(({ start, end }) => ({ start, end, text: '' }));
    const final = fillDepsMarkers(spliceText(code, bare), listOf);
    const { label, styles } = chunks.get(name)!;
    return { name, label, path: `${folder}/${label}-${shortHash(final)}.js`, code: final, styles };
  });
  const pathOf = new Map(files.map(({ name, path }) => [name, path]));
  const paths = (list: readonly string[]) => list.map((name) => pathOf.get(name)!);
  return {
    entry: pathOf.get(app.entry)!,
    files: files.map(({ path, code, styles }) => ({ path, code, styles })),
    importMap: Object.fromEntries(files.map(({ name, path }) => [`/${folder}/${name}`, `/${path}`])),
    firstLoad: paths([...early].filter((name) => name !== app.entry)),
    lazyClosure: (label) => {
      const found = files.find((file) => file.label === label);
      return found ? paths(closure(found.name).filter((name) => !early.has(name))) : [];
    },
    styles: [...earlyStyles],
  };
}

/** Specialises all reachable chunks again and again, until neither used exports nor constants change. */
async function settle(
  app: NeutralApp,
  chunks: ReadonlyMap<string, NeutralChunk>,
  values: Readonly<Record<string, unknown>>,
  specialise: Specialise,
): Promise<Map<string, SpecialisedChunk>> {
  let inputs = new Map<string, ChunkInputs>();
  for (const chunk of app.chunks) {
    inputs.set(chunk.name, {
      values: Object.fromEntries(
        [...new Set(chunk.reads.map(({ key }) => key))].sort().map((key) => [key, values[key]]),
      ),
      used: chunk.exports.map(({ exported }) => exported).sort(),
      constants: {},
    });
  }
  for (let round = 0; round < 12; round++) {
    const done = new Map(
      await Promise.all(
        [...inputs].map(async ([name, input]) => [name, await specialise(chunks.get(name)!, input)] as const),
      ),
    );
    const alive = walk(app.entry, (name) => [
      ...done.get(name)!.imports.map(({ from }) => from),
      ...done.get(name)!.lazy,
    ]);
    const next = new Map<string, ChunkInputs>();
    let changed = false;
    for (const name of alive) {
      const before = inputs.get(name)!;
      const after = {
        values: before.values,
        used: usedExports(chunks.get(name)!, alive, done),
        constants: { ...before.constants, ...constantsFor(chunks.get(name)!, done) },
      };
      changed ||= JSON.stringify(before) !== JSON.stringify(after);
      next.set(name, after);
    }
    if (!changed) return new Map([...alive].map((name) => [name, done.get(name)!]));
    inputs = next;
  }
  throw new Error('linking does not come to rest');
}

function usedExports(
  chunk: NeutralChunk,
  alive: ReadonlySet<string>,
  done: ReadonlyMap<string, SpecialisedChunk>,
): string[] {
  const used = new Set<string>();
  for (const name of alive) {
    const { imports, lazy } = done.get(name)!;
    for (const { from, names } of imports) if (from === chunk.name) for (const one of names) used.add(one);
    if (lazy.includes(chunk.name)) for (const one of chunk.dynamicExports) used.add(one);
  }
  return chunk.exports
    .map(({ exported }) => exported)
    .filter((exported) => used.has(exported))
    .sort();
}

/**
 * Of the exports this chunk imports, those that are constants. What was found stays found: once its readers have the
 * constant, a chunk no longer exports it.
 */
function constantsFor(chunk: NeutralChunk, done: ReadonlyMap<string, SpecialisedChunk>): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { from, bindings } of chunk.imports) {
    for (const { imported } of bindings) {
      const literal = done.get(from)?.constants[imported];
      if (literal !== undefined) found[`${from}#${imported}`] = literal;
    }
  }
  return found;
}

/** All names reachable from one, itself first, in the order they are met. */
function walk(start: string, next: (name: string) => readonly string[]): Set<string> {
  const seen = new Set([start]);
  for (const name of seen) for (const one of next(name)) seen.add(one);
  return seen;
}
