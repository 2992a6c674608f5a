import { readFileSync } from 'node:fs';
import path from 'node:path';
import { localeCodes } from '../../../../brands/languages.ts';
import type { WrittenLook } from '../../../../themes/look.ts';
import { resolveLook } from '../../../build/config/resolve/resolveLook.ts';
import type { Catalogue } from '../../../build/config/schema/catalogue.ts';
import { contentTypes } from '../../../build/hosting/contentTypes.ts';
import { readPictureSets } from '../../../build/pictures/themedPictureSets.ts';
import type { Site } from '../../../build/plan/planBuild.ts';
import { createFontPicker } from '../../../build/stages/fonts.ts';
import { loadIndexHtmlTemplate } from '../../../build/stages/indexHtml.ts';
import { createDiskCache, defaultCacheFolder } from '../../../lib/cache.ts';
import { isFile } from '../../serve/isFile.ts';
import { type StartedServer, startServer } from '../../serve/startServer.ts';
import { loadGallerySite, readGalleryAssets } from './buildComponentGallery.ts';
import { type GalleryVariant, parseArtPath, parseGalleryVariant } from './parseGalleryUrl.ts';

/** Serves the output of buildComponentGallery on loopback; port 0 takes any free one. The query chooses theme and age band. */
export async function serveGallery(root: string, folder: string, port: number): Promise<StartedServer> {
  const findFile = await createFileFinder(root, folder);
  return startServer(async (request, response) => {
    const { name, bytes } = await findFile(request.url ?? '/');
    response.setHeader('Content-Type', contentTypes[path.extname(name).slice(1)] ?? 'application/octet-stream');
    response.end(bytes);
  }, port);
}

/** Creates the finder of fonts, pictures and compiled files by address; it returns the page for any other address. */
async function createFileFinder(root: string, folder: string) {
  const { catalogue, site } = await loadGallerySite(root);
  const pictureSets = readPictureSets(root);
  const pickFonts = createFontPicker(root, createDiskCache(defaultCacheFolder(root)));
  const render = await loadIndexHtmlTemplate(root);
  const { css, ...assets } = readGalleryAssets(folder);
  const files = new Map<string, string | Uint8Array>([
    [site.values.logoUrl, site.brand.logo],
    [site.values.iconUrl, site.brand.icon],
  ]);
  const findPicture = (url: string) => {
    const requested = parseArtPath(url);
    if (!requested) return undefined;
    const { theme, ageBracket, look } = applyVariant(catalogue, site, requested).brand;
    return pictureSets(theme, ageBracket, look.motif).find(({ name }) => name === requested.name)?.svg;
  };
  const findCompiled = (url: string) => {
    const file = path.join(folder, path.posix.normalize(url));
    return url.startsWith('/assets/') && isFile(file) ? readFileSync(file) : undefined;
  };
  return async (url: string): Promise<{ name: string; bytes: string | Uint8Array }> => {
    const found = files.get(url) ?? findPicture(url) ?? findCompiled(url);
    if (found !== undefined) return { name: url, bytes: found };
    const variant = applyVariant(catalogue, site, parseGalleryVariant(url));
    const fonts = await pickFonts(variant.brand.look.headings, localeCodes);
    for (const { path: file, bytes } of fonts.artifacts) files.set(`/${file}`, bytes);
    return { name: 'index.html', bytes: render(variant, fonts, assets)({ css }).text };
  };
}

/** Returns the site in another theme, age band and look; an unknown theme leaves the site's own. */
function applyVariant(
  catalogue: Catalogue,
  { brand, ...site }: Site,
  { theme, band, look }: GalleryVariant & { look?: WrittenLook },
): Site {
  const resolved = catalogue.themes.get(theme) ?? brand.theme;
  const inBand = { theme: resolved, ageBracket: band, look: resolveLook(band, resolved.look, look) };
  return { ...site, brand: { ...brand, ...inBand } };
}
