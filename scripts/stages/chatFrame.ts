import { readFile } from 'node:fs/promises';
import path from 'node:path';
import Handlebars from 'handlebars';
import { chatFramePath } from '../hosting/servingRules.ts';
import type { Site } from '../plan/planBuild.ts';
import { type Artifact, textArtifact } from './artifact.ts';

/** The document in which the live chat runs; undefined for a site without one. */
export type RenderChatFrame = (site: Pick<Site, 'values'>) => Artifact | undefined;

/** Compiles templates/frames/chat.hbs once, for any site. */
export async function loadChatFrameTemplate(root: string): Promise<RenderChatFrame> {
  const source = await readFile(path.join(root, 'templates/frames/chat.hbs'), 'utf8');
  const render = Handlebars.compile(source, { strict: true });
  return ({ values }) => {
    if (!values.liveChat) return undefined;
    const { languageTag: lang, name, liveChatOrigin, liveChatButton: button } = values;
    const script = `${liveChatOrigin}/button.js`;
    return textArtifact(chatFramePath, render({ lang, name, script, button }));
  };
}
