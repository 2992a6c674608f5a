import { memoize } from '../../lib/memoize.ts';
import { listFirstSegments, toAppPages } from '../compile/pages/appPages.ts';
import { readPages } from '../compile/pages/readPages.ts';
import { mergeInlineHashes } from '../hosting/contentSecurityPolicy.ts';
import { contentTypes } from '../hosting/contentTypes.ts';
import { type HostedSite, type ServingRules, toServingRules } from '../hosting/servingRules.ts';
import {
  requestRules,
  toCaddyContext,
  toHeadersContext,
  toNginxContext,
  toRedirectsContext,
} from '../hosting/templateContexts.ts';
import { type Artifact, type PageArtifact, textArtifact } from './artifact.ts';
import { compileTemplate } from './compileTemplate.ts';
import { type SiteFrames, toFrameDocuments } from './frames.ts';

/**
 * Name of the first file of its folder: nginx gives a request for an unknown host to the first server that it reads.
 */
const nginxUnknownHostFile = '00-unknown-host.conf';

/** Renders the serving rules of sites as configuration of each web server. */
export interface HostingTemplates {
  /** Renders files for a site's own folder, for the hosts that read them there and do not publish them. */
  renderSiteFiles: (rules: ServingRules) => Artifact[];
  /** Renders files for the release's hosting folder, which no server publishes. */
  renderServerFiles: (rules: ServingRules) => Artifact[];
  /** Files of the hosting folder that all sites share. */
  sharedFiles: readonly Artifact[];
}

/** Compiles templates/hosting once. */
export async function loadHostingTemplates(root: string): Promise<HostingTemplates> {
  const compile = (name: string) => compileTemplate(root, `hosting/${name}`, { noEscape: true });
  const [nginxUnknown, nginxShared, nginx, caddyShared, caddy, headers, redirects] = await Promise.all(
    [
      'nginx-unknown-host.conf',
      'nginx-shared.conf',
      'nginx-site.conf',
      'caddy-shared',
      'caddy-site',
      'headers',
      'redirects',
    ].map(compile),
  );
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
    renderServerFiles: (rules) => [
      textArtifact(`nginx/${rules.host}.conf`, nginx!(toNginxContext(rules))),
      textArtifact(`caddy/${rules.host}.caddy`, caddy!(toCaddyContext(rules))),
      textArtifact(`rules/${rules.host}.json`, `${JSON.stringify(rules, null, 2)}\n`),
    ],
    sharedFiles: [
      textArtifact(`nginx/${nginxUnknownHostFile}`, nginxUnknown!({})),
      textArtifact('nginx/shared.conf', nginxShared!(shared)),
      textArtifact('caddy/Caddyfile', caddyShared!(shared)),
    ],
  };
}

/** Decides how a site is served, from the finished list of its files. */
export function toSiteRules(
  site: HostedSite,
  documents: readonly PageArtifact[],
  frames: SiteFrames,
  files: readonly { path: string; sha256: string }[],
): ServingRules {
  const hashes = new Map(files.map(({ path, sha256 }) => [path, sha256]));
  return toServingRules(
    site,
    mergeInlineHashes(documents.map(({ inlineHashes }) => inlineHashes)),
    [...hashes.keys()],
    toFrameDocuments(frames),
    documents.filter(({ path }) => path !== 'index.html').map(({ address, path }) => ({ path: address, file: path })),
    (file) => hashes.get(file)!.slice(0, 32),
  );
}
