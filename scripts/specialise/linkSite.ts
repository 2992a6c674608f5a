import type { NeutralApp } from '../compile/NeutralApp.ts';
import { shortHash } from '../lib/hash.ts';
import { assets, createShapeLinker } from './linkShape.ts';
import type { Specialise, Values } from './settle.ts';
import { fillSlots } from './slots.ts';

/** The scripts of one site, final. Paths are those inside the site's folder. */
export interface LinkedSite {
  entry: string;
  files: { path: string; code: string }[];
  /** Address by which chunks import each other → address of the file. */
  importMap: Record<string, string>;
  /** Everything the entry imports at once, the entry itself left out. */
  firstLoad: string[];
  /** Style sheets of the first load. */
  styles: string[];
  /** Files that come with a lazy chunk, asked by the chunk's label, without those of the first load. */
  lazyClosure: (label: string) => string[];
}

export type LinkSite = (values: Values) => Promise<LinkedSite>;

/**
 * Gives the scripts of any site: the shape that it shares with all sites which decide alike, its own values put into
 * the slots, every file named by its bytes.
 */
export function createSiteLinker(app: NeutralApp, specialise: Specialise): LinkSite {
  const shapeFor = createShapeLinker(app, specialise);
  // A text without slots is the same string every time, so its hash is looked up, not computed.
  const hashes = new Map<string, string>();
  const hashOf = (code: string, shared: boolean) => {
    const known = hashes.get(code);
    if (known) return known;
    const hash = shortHash(code);
    if (shared) hashes.set(code, hash);
    return hash;
  };
  return async (values) => {
    const shape = await shapeFor(values);
    const files = shape.chunks.map(({ name, label, parts }) => {
      const code = fillSlots(parts, values);
      return { name, code, path: `${assets}/${label}-${hashOf(code, parts.length === 1)}.js` };
    });
    const pathOf = new Map(files.map(({ name, path }) => [name, path]));
    const toPaths = (names: readonly string[]) => names.map((name) => pathOf.get(name)!);
    return {
      entry: pathOf.get(app.entry)!,
      files: files.map(({ path, code }) => ({ path, code })),
      importMap: Object.fromEntries(files.map(({ name, path }) => [`/${assets}/${name}`, `/${path}`])),
      firstLoad: toPaths(shape.firstLoad),
      styles: shape.styles,
      lazyClosure: (label) => toPaths(shape.lazyClosures[label] ?? []),
    };
  };
}
