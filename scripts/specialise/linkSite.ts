import type { NeutralApp } from '../compile/NeutralApp.ts';
import { readPictureKey } from '../compile/pictureReads.ts';
import { shortHash } from '../lib/hash.ts';
import { assetsFolder, createChunkGraphLinker, type LinkedChunk } from './linkChunkGraph.ts';
import { fillPlaceholders, placeholderKeys } from './placeholders.ts';
import type { SiteValueRecord, Specialise } from './resolveToFixpoint.ts';

/** A final script. Sites that have the same one share the object. */
export interface LinkedFile {
  /** Inside the site's folder. */
  path: string;
  code: string;
  /** What it was made of: nothing that sites merely show is in there. */
  chunk: LinkedChunk;
}

/** The scripts of one site, final. Paths are those inside the site's folder. */
interface LinkedSite {
  entry: string;
  files: LinkedFile[];
  /** Address by which chunks import each other → address of the file. */
  importMap: Record<string, string>;
  /** Everything the entry imports at once, the entry itself left out. */
  firstLoad: string[];
  /** Style sheets of the first load. */
  styles: string[];
  /** Files that come with a lazy chunk, asked by the chunk's label, without those of the first load. */
  lazyClosure: (label: string) => string[];
}

/** `artUrl` among the values is the folder of the site's pictures. */
export type LinkSite = (values: SiteValueRecord) => Promise<LinkedSite>;

/**
 * Gives the scripts of any site: the shape that it shares with all sites which decide alike, its own values put into
 * the slots, every file named by its bytes.
 */
export function createSiteLinker(app: NeutralApp, specialise: Specialise): LinkSite {
  const shapeFor = createChunkGraphLinker(app, specialise);
  const fill = createChunkFiller();
  const keys = new Set(app.chunks.flatMap(({ reads }) => reads.map(({ key }) => key)));
  const pictureKeys = [...keys].filter((key) => readPictureKey(key) !== undefined);
  return async ({ artUrl, ...others }) => {
    const values = { ...others, ...Object.fromEntries(pictureKeys.map((key) => [key, artUrl])) };
    const shape = await shapeFor(values);
    const files = shape.chunks.map((chunk) => fill(chunk, values));
    const pathOf = new Map(files.map(({ chunk, path }) => [chunk.name, path]));
    const toPaths = (names: readonly string[]) => names.map((name) => pathOf.get(name)!);
    return {
      entry: pathOf.get(app.entry)!,
      files,
      importMap: Object.fromEntries(files.map(({ chunk, path }) => [`/${assetsFolder}/${chunk.name}`, `/${path}`])),
      firstLoad: toPaths(shape.firstLoad),
      styles: shape.styles,
      lazyClosure: (label) => toPaths(shape.lazyClosure(label)),
    };
  };
}

/** Fills and names each chunk once for each set of values that it shows. */
function createChunkFiller(): (chunk: LinkedChunk, values: SiteValueRecord) => LinkedFile {
  const filled = new WeakMap<LinkedChunk, Map<string, LinkedFile>>();
  return (chunk, values) => {
    const ofChunk = filled.get(chunk) ?? new Map<string, LinkedFile>();
    filled.set(chunk, ofChunk);
    const key = placeholderKeys(chunk.segments)
      .map((slot) => JSON.stringify(values[slot]))
      .join();
    const known = ofChunk.get(key);
    if (known) return known;
    const code = fillPlaceholders(chunk.segments, values);
    const fresh = { path: `${assetsFolder}/${chunk.label}-${shortHash(code)}.js`, code, chunk };
    ofChunk.set(key, fresh);
    return fresh;
  };
}
