import { askedPictures } from '../art/pictureSet.ts';
import type { NeutralApp } from '../compile/NeutralApp.ts';
import { remember } from '../lib/memo.ts';
import type { ShapeChunk } from '../specialise/linkShape.ts';
import type { Artifact } from '../stages/artifact.ts';

/** What comes into a site because a script of it can ask for it. */
interface Asked {
  /** Style sheets and all that these name. */
  files: readonly Artifact[];
  /** Names of drawn pictures. */
  pictures: readonly string[];
}

export interface Asking {
  ofChunk: (chunk: ShapeChunk) => Asked;
  ofStyles: (paths: readonly string[]) => readonly Artifact[];
}

/** Reads what scripts and style sheets name of the app's other files. Each chunk is read once, however many sites have it. */
export function createAsking(app: NeutralApp): Asking {
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
  const ofStyles = remember(named);
  return {
    ofChunk: remember(({ parts }) => ({
      files: parts.flatMap(named),
      pictures: askedPictures((text) => parts.some((part) => part.includes(text))),
    })),
    ofStyles: (paths) => ofStyles(paths.join('\n')),
  };
}
