import { mapsFramePath } from '../hosting/servingRules.ts';
import type { Site } from '../plan/planBuild.ts';
import { type DocumentArtifact, textArtifact } from './artifact.ts';
import { compileDocument } from './compileTemplate.ts';

/** Renderer of the document in which the maps script runs; undefined for a site without a key. */
export type RenderMapsFrame = (site: Pick<Site, 'values' | 'domain'>) => DocumentArtifact | undefined;

/** Compiles templates/frames/maps.hbs once, for any site. */
export async function loadMapsFrameTemplate(root: string): Promise<RenderMapsFrame> {
  const render = await compileDocument(root, 'frames/maps');
  return ({ values: { languageTag: lang, name, country, mapsOrigin }, domain: { mapsKey } }) => {
    if (mapsKey === undefined) return undefined;
    const query = new URLSearchParams({
      key: mapsKey,
      v: 'weekly',
      libraries: 'places',
      loading: 'async',
      callback: 'mapsReady',
      language: lang,
      region: country,
    });
    const { text, inlineHashes } = render({ lang, name, script: `${mapsOrigin}/maps/api/js?${query}` });
    return { ...textArtifact(mapsFramePath, text), inlineHashes };
  };
}
