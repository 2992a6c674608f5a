import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Manifest } from 'vite';
import { createViteConfig } from '../../../build/compile/createViteConfig.ts';
import { inWeight } from '../../../build/compile/iconPathsPlugin.ts';
import { loadCatalogue } from '../../../build/config/resolve/loadCatalogue.ts';
import type { Catalogue } from '../../../build/config/schema/catalogue.ts';
import { listPictureAddresses } from '../../../build/pictures/picturesInArtFolder.ts';
import { planBuild, type Site } from '../../../build/plan/planBuild.ts';

const manifestFile = 'manifest.json';

/** Loads the site whose values are compiled in; the components do not show them. */
export async function loadGallerySite(root: string): Promise<{ catalogue: Catalogue; site: Site }> {
  const catalogue = await loadCatalogue(root);
  const plan = planBuild(catalogue, { brands: ['tavelune'], domains: ['com'], environment: 'sandbox' });
  return { catalogue, site: plan.sites[0]! };
}

/** Compiles the page with every component into a folder that serveGallery serves. */
export async function buildComponentGallery(root: string, folder: string): Promise<void> {
  const { site } = await loadGallerySite(root);
  const config = createViteConfig(
    root,
    { ...site.values, ownTexts: site.ownTexts, art: listPictureAddresses(root, '/art') },
    { toIconExpression: inWeight(`new URLSearchParams(location.search).get('icons')`) },
  );
  await build({
    ...config,
    build: {
      ...config.build,
      write: true,
      outDir: folder,
      emptyOutDir: true,
      manifest: manifestFile,
      minify: false,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        input: { gallery: path.join(root, 'app/component-gallery/galleryEntry.tsx') },
      },
    },
  });
}

/** Reads what the compiled page loads first: addresses of scripts, and the text of its style sheets. */
export function readGalleryAssets(folder: string): { entry: string; preloads: string[]; css: string } {
  const manifest = JSON.parse(readFileSync(path.join(folder, manifestFile), 'utf8')) as Manifest;
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)!;
  const critical = [entry, ...(entry.imports ?? []).map((name) => manifest[name]!)];
  return {
    entry: `/${entry.file}`,
    preloads: critical.slice(1).map(({ file }) => `/${file}`),
    css: critical
      .flatMap(({ css = [] }) => css)
      .map((file) => readFileSync(path.join(folder, file), 'utf8'))
      .join(''),
  };
}
