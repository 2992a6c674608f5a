import { lazyFilesName } from '../../../app/site/importMap.ts';
import type { CompressionEffort } from '../../lib/CompressionEffort.ts';
import { hashedName } from '../../lib/hash.ts';
import type { CompiledValues } from '../compile/CompiledValues.ts';
import type { NeutralApp } from '../compile/NeutralApp.ts';
import { memberAppModule, type PageDocument } from '../compile/pages/appPages.ts';
import { memberDocument } from '../hosting/deltas.ts';
import type { Site } from '../plan/planBuild.ts';
import { type Artifact, type PageArtifact, textArtifact, withEffort } from './artifact.ts';
import { createMemberSkeletonCss } from './createMemberSkeletonCss.ts';
import type { SiteFonts } from './fonts.ts';
import type { RenderIndexHtml } from './indexHtml.ts';
import { planMemberPagePreloads } from './planMemberPagePreloads.ts';
import type { PrerenderedPage, Prerenderer } from './prerenderer.ts';
import {
  type DocumentChoices,
  type MemberChoices,
  memberScriptPath,
  renderBootScript,
  renderMemberBootScript,
  renderNoticer,
  renderReporter,
  reporterPath,
} from './renderBootScript.ts';
import { type DocumentImportMap, type SiteScripts, toAddress, toIntegrity } from './siteScripts.ts';

/** A document of a site: its file, the page that it shows at once, and what it preloads. */
interface DocumentPlan {
  file: string;
  /** The addresses for which servers send it. */
  addresses: readonly string[];
  effort: CompressionEffort;
  /** None: its title is the brand's name. */
  page?: PrerenderedPage;
  /** The text of the style sheets. */
  css: string;
  /** The markup of loading pages of members, in their document. */
  memberSkeleton?: string;
  importMap: DocumentImportMap;
  choices: DocumentChoices;
  /** The values of the boot script of members, if a page of theirs can have an address of the document. */
  memberChoices?: MemberChoices;
}

/** Inputs from which the documents of a site are planned. */
interface DocumentInputs {
  documents: readonly PageDocument[];
  scripts: Pick<SiteScripts, 'styles' | 'importMapOf' | 'integrityOf' | 'lazyFilesOf' | 'preloadsOf'>;
  fonts: Pick<SiteFonts, 'headingPreloads'>;
  /** The pages of the documents, in their order. */
  guestPages: readonly PrerenderedPage[];
  /** The markup, styles and files of the pages of members while they are loading. */
  members: { html: string; css: string; bootPages: MemberChoices['pages'] };
}

/**
 * Plans the documents of a site: the file and the page of each, and what it preloads. Those of guests, and one that
 * servers send for all other addresses, which shows the pages of members while they are loading.
 */
export function planDocuments({ documents, scripts, fonts, guestPages, members }: DocumentInputs): DocumentPlan[] {
  const appFiles = scripts.preloadsOf(memberAppModule);
  const toCss = (styles: readonly { text: string }[]) =>
    [...scripts.styles, ...styles].map(({ text }) => text).join('');
  const toGuestPlan = ({ path, file, shownAt, module }: PageDocument, index: number): DocumentPlan => {
    const own = module === undefined ? { scripts: [], styles: [] } : scripts.lazyFilesOf(module);
    const inlinedStyles = own.styles.map((sheet) => toAddress(sheet.path));
    const memberPages = members.bootPages.filter((page) => shownAt?.includes(page.path));
    // Members see few of the others, and their first heading with the app: the scripts come sooner without the font.
    const memberFiles = memberPages.length > 0 ? appFiles : [];
    const importMap = scripts.importMapOf([...own.scripts, ...inlinedStyles, ...memberFiles]);
    return {
      file,
      addresses: shownAt ?? [path],
      // Newcomers load it whole. Few see the others, and most members come back to theirs, so they load a delta.
      effort: shownAt?.includes('/') ? 'good' : 'fast',
      page: guestPages[index]!,
      css: toCss(own.styles),
      importMap,
      choices: { shownAt, guestFiles: [...fonts.headingPreloads, ...own.scripts], memberFiles, inlinedStyles },
      ...(memberPages.length > 0 && { memberChoices: toOtherChoices(memberPages, importMap) }),
    };
  };
  /** The choices for members whose page is not in the document: its markup and the hashes of its files are elsewhere. */
  const toOtherChoices = (pages: MemberChoices['pages'], { imports }: DocumentImportMap): MemberChoices => ({
    pages: pages.map((page) => ({ ...page, parts: [], files: [...page.files, imports[lazyFilesName]!] })),
    integrity: scripts.integrityOf(pages.flatMap(({ files }) => files)),
  });
  const guestPlans = documents.map(toGuestPlan);
  const memberPages = members.bootPages.filter(
    ({ path }) => !guestPlans.some(({ addresses }) => addresses.includes(path)),
  );
  // The guard leads guests there.
  const signIn = documents.find(({ shownAt }) => shownAt?.includes('/'))?.module;
  const signInFiles = signIn === undefined ? [] : scripts.preloadsOf(signIn);
  return [
    ...guestPlans,
    {
      file: memberDocument,
      addresses: [],
      effort: 'fast',
      css: toCss([{ text: members.css }]),
      memberSkeleton: members.html,
      importMap: scripts.importMapOf([...signInFiles, ...appFiles, ...memberPages.flatMap(({ files }) => files)]),
      choices: {
        ...{ shownAt: [], inlinedStyles: [], memberFiles: appFiles },
        guestFiles: [...fonts.headingPreloads, ...signInFiles],
      },
      memberChoices: { pages: memberPages, integrity: {} },
    },
  ];
}

/** Renderers of documents, the same for all sites. */
interface DocumentRenderers {
  app: Promise<Pick<NeutralApp, 'bootScripts' | 'pages'>>;
  prerenderer: Promise<Prerenderer>;
  renderIndexHtml: RenderIndexHtml;
}

/** Files of a site that its documents name. */
interface SiteParts {
  scripts: SiteScripts;
  fonts: SiteFonts;
  /** The address of the picture that apps show with a shared link. */
  sharePicture: string;
}

interface RenderedDocuments {
  documents: PageArtifact[];
  /** Boot scripts that documents load, each once. */
  scripts: Artifact[];
}

/** Creates the stage of the documents of a site, with the prerendered pages inside. */
export function createDocuments({ app, prerenderer, renderIndexHtml }: DocumentRenderers) {
  const renderSkeletonCss = createMemberSkeletonCss();
  return async (
    site: Site,
    values: CompiledValues,
    { scripts, fonts, sharePicture }: SiteParts,
  ): Promise<RenderedDocuments> => {
    const [{ bootScripts, pages: appPages }, { renderPages, describeMemberPages }] = await Promise.all([
      app,
      prerenderer,
    ]);
    const { documents, members, routes } = appPages;
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
    const render = renderIndexHtml(site, fonts, { ...scripts, sharePicture });
    const { values: own } = site;
    const reporter = own.reports ? toScriptFile(reporterPath, renderReporter(bootScripts, own, routes)) : undefined;
    const rendered = plans.map(({ file, addresses, effort, importMap, choices, memberChoices, ...parts }) => {
      const memberScript = memberChoices && renderMemberBootScript(bootScripts, own, memberChoices);
      const isFile = memberScript !== undefined && parts.memberSkeleton === undefined;
      const memberFile = isFile ? toScriptFile(memberScriptPath, memberScript) : undefined;
      const files = [memberFile, reporter].filter((one) => one !== undefined);
      const { text, inlineHashes } = render({
        ...parts,
        importMap: files.reduce(withFile, importMap),
        bootScripts: [
          ...(reporter ? [renderNoticer(bootScripts, toAddress(reporter.path))] : []),
          renderBootScript(bootScripts, own, { ...choices, memberScript: memberFile && toAddress(memberFile.path) }),
          ...(memberScript === undefined || memberFile ? [] : [memberScript]),
        ],
      });
      return { document: { ...withEffort(effort)(textArtifact(file, text)), inlineHashes, addresses }, files };
    });
    return {
      documents: rendered.map(({ document }) => document),
      scripts: [...new Map(rendered.flatMap(({ files }) => files).map((file) => [file.path, file])).values()],
    };
  };
}

const toScriptFile = (path: string, script: string): Artifact => ({
  ...textArtifact(hashedName(path, script), script),
  effort: 'fast',
});

const withFile = ({ imports, integrity }: DocumentImportMap, file: Artifact): DocumentImportMap => ({
  imports,
  integrity: { ...integrity, [toAddress(file.path)]: toIntegrity(file) },
});
