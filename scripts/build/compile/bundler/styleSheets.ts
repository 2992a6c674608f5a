import { importMapFile } from './chunkImportMap.ts';
import type { BundledAsset, BundledChunk } from './runVite.ts';

/**
 * Lists the style sheets that Vite notes at a chunk in `viteMetadata` (vite/types/metadata.d.ts, filled by
 * vite/src/node/plugins/css.ts), as paths inside the site's folder.
 */
export function importedStyles(chunk: BundledChunk & { viteMetadata?: { importedCss?: Set<string> } }): string[] {
  const styles = chunk.viteMetadata?.importedCss;
  if (!styles) throw new Error(`Vite's chunk ${chunk.fileName} does not list its style sheets`);
  return [...styles];
}

/**
 * Reads the style sheets among the files that Vite writes beside the chunks; its own import map and source maps are
 * left out. Throws for any other file, because nothing tells which sites it belongs to.
 */
export function readStyleSheets(assets: readonly BundledAsset[]): { path: string; text: string }[] {
  return assets
    .filter(({ fileName }) => fileName !== importMapFile && !fileName.endsWith('.map'))
    .map(({ fileName, source }) => {
      if (!fileName.endsWith('.css'))
        throw new Error(`the app imports ${fileName}; only style sheets and art: pictures`);
      return { path: fileName, text: Buffer.from(source).toString('utf8') };
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
