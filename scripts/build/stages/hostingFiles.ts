import { memoize } from '../../lib/memoize.ts';
import { listFirstSegments, toAppPages } from '../compile/pages/appPages.ts';
import { readPages } from '../compile/pages/readPages.ts';
import { mergeInlineHashes } from '../hosting/contentSecurityPolicy.ts';
import { contentTypes } from '../hosting/contentTypes.ts';
import { type HostAnswerRules, toHostAnswersContext } from '../hosting/hostAnswerRules.ts';
import { rulesFolder, serverFiles } from '../hosting/serverFiles.ts';
import { type FrameDocuments, type HostedSite, type ServingRules, toServingRules } from '../hosting/servingRules.ts';
import { groupByShape } from '../hosting/siteShapes.ts';
import {
  requestRules,
  toCaddyContext,
  toHeadersContext,
  toNginxContext,
  toRedirectsContext,
} from '../hosting/templateContexts.ts';
import { type Artifact, type PageArtifact, textArtifact } from './artifact.ts';
import { compileTemplate } from './compileTemplate.ts';

/** Renders the serving rules of sites as configuration of each web server. */
export interface HostingTemplates {
  /** Renders files for a site's own folder, for the hosts that read them there and do not publish them. */
  renderSiteFiles: (rules: ServingRules) => Artifact[];
  /**
   * Renders the servers' files from the rules of all hosts of a release, in any order, for its hosting folder, which no
   * server publishes.
   */
  renderServerFiles: (hosts: readonly HostRules[]) => Artifact[];
}

/** The rules of a host, with or without a site of its own. */
export type HostRules = ServingRules | HostAnswerRules;

/** Compiles templates/hosting once. */
export async function loadHostingTemplates(root: string): Promise<HostingTemplates> {
  const compile = (name: string) => compileTemplate(root, `hosting/${name}`, { noEscape: true });
  const [headers, redirects] = await Promise.all(['headers', 'redirects'].map(compile));
  const files = await Promise.all(serverFiles.map(async (file) => [file, await compile(file)] as const));
  const pages = readPages(root);
  const renderRedirects = memoize((isProxied: boolean) =>
    textArtifact(
      '_redirects',
      redirects!(toRedirectsContext(isProxied, toAppPages(pages).documents, listFirstSegments(pages))),
    ),
  );
  const shared = { types: contentTypes, ...requestRules };
  return {
    renderSiteFiles: (rules) => [
      textArtifact('_headers', headers!(toHeadersContext(rules))),
      renderRedirects(rules.rules.some(({ serves }) => serves === 'proxy')),
    ],
    renderServerFiles(hosts) {
      const shapes = groupByShape(hosts.filter((one): one is ServingRules => 'rules' in one));
      const answers = toHostAnswersContext(hosts.filter((one): one is HostAnswerRules => !('rules' in one)));
      const context = { ...shared, ...answers, ...toNginxContext(shapes), ...toCaddyContext(shapes) };
      return files.map(([file, render]) => textArtifact(file, render(context)));
    },
  };
}

/** Writes the rules of a host as the file of the hosting folder from which the servers' files are made. */
export const toRulesFile = (rules: HostRules): Artifact =>
  textArtifact(`${rulesFolder}/${rules.host}.json`, `${JSON.stringify(rules, null, 2)}\n`);

/** The documents of a site, as far as its serving rules depend on them. */
interface SiteDocuments {
  documents: readonly Pick<PageArtifact, 'path' | 'addresses' | 'inlineHashes'>[];
  frames: FrameDocuments;
}

/** Decides how a site is served, from the finished list of its files and the name of its release. */
export function toSiteRules(
  site: HostedSite,
  { documents, frames }: SiteDocuments,
  files: readonly { path: string; sha256: string }[],
  release: string,
): ServingRules {
  const hashes = new Map(files.map(({ path, sha256 }) => [path, sha256]));
  return toServingRules(
    site,
    mergeInlineHashes(documents.map(({ inlineHashes }) => inlineHashes)),
    [...hashes.keys()],
    frames,
    documents.flatMap(({ path: file, addresses }) => addresses.map((path) => ({ path, file }))),
    (file) => hashes.get(file)?.slice(0, 32),
    release,
  );
}
