import { type AppPages, memberAppModule } from '../compile/pages/appPages.ts';
import type { MemberPages } from './prerenderer.ts';
import type { MemberChoices } from './renderBootScript.ts';
import type { SiteScripts } from './siteScripts.ts';

/**
 * Lists what each page of members needs before the app has started, beside the files of the app itself.
 *
 * @param art addresses of drawings by name
 */
export function planMemberPagePreloads(
  members: AppPages['members'],
  { preloadsOf, messagesOf }: Pick<SiteScripts, 'preloadsOf' | 'messagesOf'>,
  pages: MemberPages['pages'],
  art: Readonly<Record<string, string>>,
): MemberChoices['pages'] {
  const ofApp = new Set(preloadsOf(memberAppModule));
  const addressOf = (name: string) => {
    const address = art[name];
    if (address === undefined) throw new Error(`there is no drawing ${name}`);
    return address;
  };
  // A photograph in place of a drawing comes with the app: only the browser knows which of its files it needs.
  const isShown = (drawing: string) => !(drawing === 'plan-background' && 'photo-plans-background-src' in art);
  return members.map(({ path, module, texts, portraits, art: drawing }, index) => {
    const messages = new Set([...messagesOf('deferred'), ...messagesOf(texts)]);
    const scripts = [...messages, ...preloadsOf(module)];
    return {
      path,
      portraits,
      ...pages[index]!,
      files: [
        ...scripts.filter((file) => !ofApp.has(file)),
        ...(drawing !== undefined && isShown(drawing) ? [addressOf(drawing)] : []),
      ],
    };
  });
}
