import { type AppPages, memberAppModule } from '../compile/pages/appPages.ts';
import { createMarkupPruner } from '../specialise/pruneStyleSheets.ts';
import type { MemberPages } from './prerenderer.ts';
import type { SiteScripts } from './siteScripts.ts';

/** Renderer of the styles of loading pages of members. */
type RenderMemberSkeletonCss = (
  scripts: Pick<SiteScripts, 'lazyFilesOf'>,
  members: AppPages['members'],
  loading: MemberPages,
) => string;

/**
 * Creates the stage that cuts the style sheets of all pages of members down to their markup while they are loading.
 * Sites with the same markup share the work.
 */
export function createMemberSkeletonCss(): RenderMemberSkeletonCss {
  const pruneForMarkup = createMarkupPruner();
  return ({ lazyFilesOf }, members, { html, pages }) => {
    const modules = [memberAppModule, ...members.map(({ module }) => module)];
    const sheets = new Set(modules.flatMap((module) => lazyFilesOf(module).styles));
    return [...pruneForMarkup([...sheets], html), ...renderPartRules(pages.map(({ parts }) => parts))].join('');
  };
}

/** Renders rules that hide each part of the markup where `data-parts` does not name it (bootMemberPage.ts). */
const renderPartRules = (parts: readonly (readonly string[])[]): string[] =>
  [...new Set(parts.flat())].map((name) => `html:not([data-parts~=${name}]) [data-part=${name}]{display:none}`);
