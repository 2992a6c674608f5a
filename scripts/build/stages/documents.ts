import type { CompressionEffort } from '../../lib/CompressionEffort.ts';
import type { CompiledValues } from '../compile/CompiledValues.ts';
import type { NeutralApp } from '../compile/NeutralApp.ts';
import { memberAppModule, notificationsModule, type PageDocument } from '../compile/pages/appPages.ts';
import type { Site } from '../plan/planBuild.ts';
import { type PageArtifact, textArtifact, withEffort } from './artifact.ts';
import { createMemberSkeletonCss } from './createMemberSkeletonCss.ts';
import type { SiteFonts } from './fonts.ts';
import type { RenderIndexHtml } from './indexHtml.ts';
import { planMemberPagePreloads } from './planMemberPagePreloads.ts';
import type { PrerenderedPage, Prerenderer } from './prerenderer.ts';
import type { DocumentChoices } from './renderBootScript.ts';
import { type DocumentImportMap, type SiteScripts, toAddress } from './siteScripts.ts';

/** A document of a site: its file, the page that it shows at once, and what it preloads. */
interface DocumentPlan {
  file: string;
  /** The address of the page. */
  address: string;
  effort: CompressionEffort;
  page: PrerenderedPage;
  /** The text of the style sheets. */
  css: string;
  /** The markup of loading pages of members, in the document that servers send for these. */
  memberSkeleton?: string;
  importMap: DocumentImportMap;
  choices: DocumentChoices;
}

/** Inputs from which the documents of a site are planned. */
interface DocumentInputs {
  documents: readonly PageDocument[];
  scripts: Pick<SiteScripts, 'styles' | 'importMapOf' | 'lazyFilesOf' | 'preloadsOf'>;
  fonts: Pick<SiteFonts, 'headingPreloads'>;
  /** The pages of the documents, in their order. */
  guestPages: readonly PrerenderedPage[];
  /** The markup, styles and files of the pages of members while they are loading. */
  members: { html: string; css: string; bootPages: DocumentChoices['memberPages'] };
}

/** Plans the documents of a site: the file and the page of each, and what it preloads. */
export function planDocuments({ documents, scripts, fonts, guestPages, members }: DocumentInputs): DocumentPlan[] {
  const memberFiles = scripts.preloadsOf(memberAppModule);
  const guestModules = documents.flatMap(({ module = [] }) => module);
  const memberPageFiles = [
    ...members.bootPages.flatMap(({ files }) => files),
    ...scripts.preloadsOf(notificationsModule),
  ];
  const filesOfAll = [...guestModules.flatMap(scripts.preloadsOf), ...memberFiles];
  return documents.map(({ path: address, file, shownAt, module, hasMemberPages }, index) => {
    const own = module === undefined ? { scripts: [], styles: [] } : scripts.lazyFilesOf(module);
    return {
      file,
      address,
      // The one that is sent for nearly all addresses; few see the others.
      effort: hasMemberPages ? 'good' : 'fast',
      page: guestPages[index]!,
      css: [...scripts.styles, ...own.styles].map(({ text }) => text).join('') + (hasMemberPages ? members.css : ''),
      ...(hasMemberPages && { memberSkeleton: members.html }),
      importMap: scripts.importMapOf([...filesOfAll, ...(hasMemberPages ? memberPageFiles : [])]),
      choices: {
        shownAt,
        // Members see their first heading with the app, and the scripts come sooner without the font.
        guestFiles: [...fonts.headingPreloads, ...own.scripts],
        memberFiles,
        inlinedStyles: own.styles.map(({ path }) => toAddress(path)),
        memberPages: hasMemberPages ? members.bootPages : [],
      },
    };
  });
}

/** Renders a planned document with the template of its site and the boot script as compileBootScript.ts has compiled it. */
function renderDocument(
  render: ReturnType<RenderIndexHtml>,
  bootScript: string,
  { file, address, effort, css, importMap, ...prerendered }: DocumentPlan,
): PageArtifact {
  const { text, inlineHashes } = render({ css, importMap, prerendered: { ...prerendered, bootScript } });
  return { ...withEffort(effort)(textArtifact(file, text)), inlineHashes, address };
}

/** Renderers of documents, the same for all sites. */
interface DocumentRenderers {
  app: Promise<Pick<NeutralApp, 'bootScript' | 'pages'>>;
  prerenderer: Promise<Prerenderer>;
  renderIndexHtml: RenderIndexHtml;
}

/** Creates the stage of the documents of a site, with the prerendered pages inside. */
export function createDocuments({ app, prerenderer, renderIndexHtml }: DocumentRenderers) {
  const renderSkeletonCss = createMemberSkeletonCss();
  return async (site: Site, values: CompiledValues, scripts: SiteScripts, fonts: SiteFonts) => {
    const [{ bootScript, pages: appPages }, { renderPages, describeMemberPages }] = await Promise.all([
      app,
      prerenderer,
    ]);
    const { documents, members } = appPages;
    const [guestPages, { html, pages }] = await Promise.all([
      renderPages(
        values,
        documents.map(({ path }) => path),
      ),
      describeMemberPages(
        values,
        members.map(({ path }) => path),
      ),
    ]);
    const css = renderSkeletonCss(scripts, members, { html, pages });
    const bootPages = planMemberPagePreloads(members, scripts, pages, values.art);
    const plans = planDocuments({ documents, scripts, fonts, guestPages, members: { html, css, bootPages } });
    const render = renderIndexHtml(site, fonts, scripts);
    return plans.map((plan) => renderDocument(render, bootScript, plan));
  };
}
