import { tagsFramePath } from '../hosting/servingRules.ts';
import type { Site } from '../plan/planBuild.ts';
import { type DocumentArtifact, textArtifact } from './artifact.ts';
import { compileDocument } from './compileTemplate.ts';

/** Document in which the tag manager runs, with the origins that it may connect to. */
interface TagsFrame extends DocumentArtifact {
  origins: readonly string[];
}

/** Renderer of the tag manager's document; undefined for a site whose statistics go elsewhere or nowhere. */
export type RenderTagsFrame = (site: Pick<Site, 'values' | 'receivers'>) => TagsFrame | undefined;

/** Compiles templates/frames/tags.hbs once, for any site. */
export async function loadTagsFrameTemplate(root: string): Promise<RenderTagsFrame> {
  const render = await compileDocument(root, 'frames/tags');
  return ({ values: { languageTag: lang, name }, receivers: { statistics } }) => {
    if (statistics?.kind !== 'tagManager') return undefined;
    const { script, hosts } = statistics;
    const { text, inlineHashes } = render({ lang, name, script });
    return { ...textArtifact(tagsFramePath, text), inlineHashes, origins: [new URL(script).origin, ...hosts] };
  };
}
