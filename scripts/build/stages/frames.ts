import type { FrameDocuments } from '../hosting/servingRules.ts';
import { loadChatFrameTemplate, type RenderChatFrame } from './chatFrame.ts';
import { loadMapsFrameTemplate, type RenderMapsFrame } from './mapsFrame.ts';
import { loadTagsFrameTemplate, type RenderTagsFrame } from './tagsFrame.ts';

/** Documents of a site in which third-party scripts run; one that the site does not have is undefined. */
export interface SiteFrames {
  chat: ReturnType<RenderChatFrame>;
  maps: ReturnType<RenderMapsFrame>;
  tags: ReturnType<RenderTagsFrame>;
}

export type RenderFrames = (site: Parameters<RenderMapsFrame>[0] & Parameters<RenderTagsFrame>[0]) => SiteFrames;

/** Compiles templates/frames once, for any site. */
export async function loadFrameTemplates(root: string): Promise<RenderFrames> {
  const chat = await loadChatFrameTemplate(root);
  const maps = await loadMapsFrameTemplate(root);
  const tags = await loadTagsFrameTemplate(root);
  return (site) => ({ chat: chat(site), maps: maps(site), tags: tags(site) });
}

/** Picks the facts about a site's frames that its serving rules need. */
export const toFrameDocuments = ({ chat, maps, tags }: SiteFrames): FrameDocuments => ({
  chat: chat?.inlineHashes,
  maps: maps?.inlineHashes,
  tags: tags && { ...tags.inlineHashes, origins: tags.origins },
});
