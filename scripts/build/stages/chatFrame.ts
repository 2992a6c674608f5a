import { chatFramePath } from '../hosting/servingRules.ts';
import type { Site } from '../plan/planBuild.ts';
import { type DocumentArtifact, textArtifact } from './artifact.ts';
import { compileDocument } from './compileTemplate.ts';

/** Renderer of the document in which the live chat runs; undefined for a site without one. */
export type RenderChatFrame = (site: Pick<Site, 'values'>) => DocumentArtifact | undefined;

/** Compiles templates/frames/chat.hbs once, for any site. */
export async function loadChatFrameTemplate(root: string): Promise<RenderChatFrame> {
  const render = await compileDocument(root, 'frames/chat');
  return ({ values }) => {
    if (!values.liveChat) return undefined;
    const { languageTag: lang, name, liveChatOrigin, liveChatButton: button } = values;
    const script = `${liveChatOrigin}/button.js`;
    const { text, inlineHashes } = render({ lang, name, script, button });
    return { ...textArtifact(chatFramePath, text), inlineHashes };
  };
}
