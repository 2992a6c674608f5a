import type { BundledChunk } from './runVite.ts';

/** The style sheets that Vite notes at a chunk in `viteMetadata`, as paths inside the site's folder. */
export function importedStyles(chunk: BundledChunk & { viteMetadata?: { importedCss?: Set<string> } }): string[] {
  const styles = chunk.viteMetadata?.importedCss;
  if (!styles) throw new Error(`Vite's chunk ${chunk.fileName} does not tell its style sheets`);
  return [...styles];
}
