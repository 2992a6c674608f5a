import type { NeutralApp } from '../compile/NeutralApp.ts';
import { readPictureKey } from '../compile/pictureReads.ts';
import { memoize } from '../lib/memoize.ts';
import type { LinkedChunk } from '../specialise/linkChunkGraph.ts';
import { placeholderKeys } from '../specialise/placeholders.ts';
import type { Artifact } from '../stages/artifact.ts';

/** The files that a script of a site can load. */
interface ReferencedAssets {
  /** Style sheets and the files that these name. */
  files: readonly Artifact[];
  /** Names of pictures; one that ends with a hyphen stands for all that begin so. */
  pictures: readonly string[];
}

export interface AssetReferences {
  ofChunk: (chunk: LinkedChunk) => ReferencedAssets;
  ofStyles: (paths: readonly string[]) => readonly Artifact[];
}

/** Finds the app's files that scripts and style sheets name. Each chunk is searched once, however many sites have it. */
export function createAssetReferences(app: NeutralApp): AssetReferences {
  const files = app.files.map(({ path, base64 }) => {
    const bytes = Buffer.from(base64, 'base64');
    const text = path.endsWith('.css') ? bytes.toString('utf8') : '';
    return { name: path.slice(path.lastIndexOf('/') + 1), text, artifact: { path, bytes } };
  });
  const filesNamedIn = (text: string): readonly Artifact[] => {
    const found = new Set<Artifact>();
    const addFilesIn = (source: string) => {
      for (const file of files) {
        if (found.has(file.artifact) || !source.includes(file.name)) continue;
        found.add(file.artifact);
        addFilesIn(file.text);
      }
    };
    addFilesIn(text);
    return [...found];
  };
  const ofStyles = memoize(filesNamedIn);
  return {
    ofChunk: memoize(({ segments }) => ({
      files: segments.flatMap(filesNamedIn),
      pictures: placeholderKeys(segments).flatMap((key) => readPictureKey(key) ?? []),
    })),
    ofStyles: (paths) => ofStyles(paths.join('\n')),
  };
}
