import type { NeutralApp } from '../compile/NeutralApp.ts';
import { readPictureKey } from '../compile/pictureReads.ts';
import { memoize } from '../lib/memoize.ts';
import type { LinkedChunk } from '../specialise/linkChunkGraph.ts';
import { placeholderKeys } from '../specialise/placeholders.ts';
import type { Artifact } from '../stages/artifact.ts';

/** What comes into a site because a script of it can ask for it. */
interface ReferencedAssets {
  /** Style sheets and all that these name. */
  files: readonly Artifact[];
  /** Names of pictures; one that ends with a hyphen stands for all that begin so. */
  pictures: readonly string[];
}

export interface AssetReferences {
  ofChunk: (chunk: LinkedChunk) => ReferencedAssets;
  ofStyles: (paths: readonly string[]) => readonly Artifact[];
}

/** Reads what scripts and style sheets name of the app's other files. Each chunk is read once, however many sites have it. */
export function createAssetReferences(app: NeutralApp): AssetReferences {
  const files = app.files.map(({ path, base64 }) => {
    const bytes = Buffer.from(base64, 'base64');
    const text = path.endsWith('.css') ? bytes.toString('utf8') : '';
    return { name: path.slice(path.lastIndexOf('/') + 1), text, artifact: { path, bytes } };
  });
  const named = (text: string): readonly Artifact[] => {
    const found = new Set<Artifact>();
    const take = (from: string) => {
      for (const file of files) {
        if (found.has(file.artifact) || !from.includes(file.name)) continue;
        found.add(file.artifact);
        take(file.text);
      }
    };
    take(text);
    return [...found];
  };
  const ofStyles = memoize(named);
  return {
    ofChunk: memoize(({ segments: parts }) => ({
      files: parts.flatMap(named),
      pictures: placeholderKeys(parts).flatMap((key) => readPictureKey(key) ?? []),
    })),
    ofStyles: (paths) => ofStyles(paths.join('\n')),
  };
}
