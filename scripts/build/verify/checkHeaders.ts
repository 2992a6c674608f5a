import type { ImportMap } from '../../../app/site/importMap.ts';
import { toolsRoot } from '../../lib/cache.ts';
import { toAppPages } from '../compile/pages/appPages.ts';
import { readPages } from '../compile/pages/readPages.ts';
import type { Environment, Receivers } from '../config/schema/buildConfig.ts';
import { receiversOf } from '../config/schema/receivers.ts';
import { endpointsHeader, timingHeader, toReportHeaders } from '../hosting/reportHeaders.ts';
import { apiFolders } from '../hosting/requestFilters.ts';
import { caddySitesFile, nginxSitesFile, rulesFolder } from '../hosting/serverFiles.ts';
import { hostingFolder } from '../output/manifest.ts';
import { toSiteRelease } from '../output/siteRelease.ts';
import { memberScriptPath } from '../stages/renderBootScript.ts';
import { checkChatFrame, checkMapsFrame, checkTagsFrame } from './checkFrames.ts';
import { checkRedirectsFile } from './checkRedirectsFile.ts';
import type { Finding } from './Finding.ts';
import { isSameSet, parsePolicy, toCspHashes } from './parsePolicy.ts';
import {
  parseCaddy,
  parseHeadersFile,
  parseNginx,
  parseServingRules,
  type SentHeaders,
  type ServedLocation,
} from './parseServerConfigs.ts';
import { readImportMaps } from './readImportMaps.ts';
import type { Release } from './readRelease.ts';
import { readServerFiles } from './readServerFiles.ts';

/** Headers that every page must have. */
const requiredPageHeaders = [
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'x-robots-tag',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'origin-agent-cluster',
];

/** Pattern of the header of every response of an encrypted site: at least a year without unencrypted requests. */
const strictTransportPattern = /^max-age=(?:[4-9]\d{7}|3[2-9]\d{6}|31[6-9]\d{5}|\d{9,}); includeSubDomains$/;

/** Pattern of paths that may be immutable: they have a hash of the content in the name of the file or its folder. */
const hashedPathPattern =
  /^(?:assets|share)\/(?:.+-[0-9a-f]{10}\.\w+|.+-[\w-]{8}\.\w+|art-[0-9a-f]{6,}\/.+)(?:\.(?:br|gz))?$/;

/** Configuration files of a site, and their locations that send its pages or 404.html. */
const serverConfigs: readonly [
  file: (host: string) => string,
  read: (text: string) => ServedLocation[],
  pages: string[],
][] = [
  [
    () => `${hostingFolder}/${nginxSitesFile}`,
    parseNginx,
    ['/', '= /', '= /resetPassword', '= /error/404', '= /404.html'],
  ],
  [
    () => `${hostingFolder}/${caddySitesFile}`,
    parseCaddy,
    ['handle', 'handle @/', 'handle @/resetPassword', 'handle @/error/404', 'handle_errors'],
  ],
  [
    (host) => `${hostingFolder}/${rulesFolder}/${host}.json`,
    parseServingRules,
    ['/*', '/', '/resetPassword', '/error/404', 'missing'],
  ],
  [(host) => `${host}/_headers`, parseHeadersFile, ['/*']],
];

/**
 * Checks the servers' configuration of each site, as written: the headers of the page, a policy with exactly the site's
 * back ends, receivers and inline hashes, and no immutable file without a hash in its name.
 */
export function checkHeaders(
  release: Release,
  environments: Readonly<Record<string, Environment>>,
  hasLiveChat: (brand: string) => boolean,
  mapsKeyOf: (brand: string, domain: string) => string | undefined,
): Finding[] {
  const { manifest, filesByFolder, bytesByHash } = release;
  const servers = readServerFiles(release);
  const textOf = (file: string): string | undefined => {
    const slash = file.indexOf('/');
    const hash = filesByFolder.get(file.slice(0, slash))?.get(file.slice(slash + 1));
    return hash && bytesByHash.get(hash)!.toString('utf8');
  };
  const { documents } = toAppPages(readPages(toolsRoot));
  return manifest.sites.flatMap(({ host, brand, domain, environment }) => {
    const mapsKey = mapsKeyOf(brand, domain);
    const hasChat = hasLiveChat(brand);
    const receivers = environments[environment] ? receiversOf(environments[environment], brand) : {};
    const hasOwnFrames = mapsKey !== undefined || receivers.statistics?.kind === 'tagManager';
    const framed = hasChat || hasOwnFrames;
    const siteFiles = filesByFolder.get(host) ?? new Map<string, string>();
    const release = toSiteRelease(Array.from(siteFiles, ([path, sha256]) => ({ path, sha256 })));
    const pages = Array.from(
      siteFiles.keys().filter((file) => /^[^/]+\.html$/.test(file)),
      (file) => ({
        file,
        text: textOf(`${host}/${file}`)!,
      }),
    );
    const allPages = pages.map(({ text }) => text).join('\n');
    const backEnds = environments[environment];
    const integrityFindings = pages.flatMap(({ file, text }) =>
      checkIntegrity(
        readImportMaps(text, (path) => textOf(`${host}/${path}`)),
        siteFiles,
        text,
      ).map((message) => ({ host, path: file, message })),
    );
    const configFindings = serverConfigs.flatMap(([toFile, read, pageLocations]): Finding[] => {
      const file = toFile(host);
      const [folder, ...rest] = file.split('/');
      const server = servers[rest[0]!];
      const text = server ? server(host) : textOf(file);
      const subject = server ? `for ${host} ` : '';
      const toFinding = (text: string): Finding => ({ host: folder!, path: rest.join('/'), message: subject + text });
      if (text === undefined) return [toFinding('is missing')];
      if (!backEnds) return [toFinding(`is for ${environment}, which build.config.ts does not know`)];
      const locations = read(text);
      const pageErrors = pageLocations.flatMap((name) => {
        const location = locations.find((one) => one.location === name);
        return location
          ? [
              ...checkPageHeaders(location.headers, allPages, backEnds, receivers, framed),
              ...checkReportHeaders(location.headers, backEnds.reports, host, release),
            ]
          : [`says nothing of ${name}`];
      });
      const files = [...siteFiles.keys()];
      const frame = hasChat ? (textOf(`${host}/frames/chat.html`) ?? '') : undefined;
      const frameErrors = [
        ...checkChatFrame(locations, frame, backEnds.liveChat),
        ...checkMapsFrame(locations, textOf(`${host}/frames/maps.html`), mapsKey, backEnds),
        ...checkTagsFrame(locations, textOf(`${host}/frames/tags.html`), receivers.statistics),
      ];
      // In a `_headers` file the other blocks add to the one for all addresses.
      const independent = file.endsWith('/_headers')
        ? locations.filter(({ location }) => location === '/*')
        : locations;
      const transportErrors = isEncrypted(backEnds)
        ? independent.filter(allowsPlainHttp).map(({ location }) => `lets ${location} be asked in the clear`)
        : [];
      const cachingErrors = locations.flatMap((location) => checkCaching(location, files));
      const proxyErrors = file.endsWith('/_headers') ? [] : checkProxies(locations, backEnds);
      return [...pageErrors, ...frameErrors, ...transportErrors, ...cachingErrors, ...proxyErrors].map(toFinding);
    });
    const redirects = checkRedirectsFile(textOf(`${host}/_redirects`) ?? '', [...siteFiles.keys()], documents);
    return [
      ...integrityFindings,
      ...configFindings,
      ...redirects.map((message) => ({ host, path: '_redirects', message })),
    ];
  });
}

const isEncrypted = ({ api, socket, storage }: Environment): boolean =>
  [api, socket, storage].every((origin) => /^(?:https|wss):/.test(origin));

const allowsPlainHttp = ({ headers }: ServedLocation): boolean =>
  !strictTransportPattern.test(headers['strict-transport-security'] ?? '');

function checkPageHeaders(
  headers: SentHeaders,
  pages: string,
  { api, proxiedApi, socket, storage, reports }: Environment,
  { statistics, ads }: Receivers,
  framed: boolean,
): string[] {
  const missingHeaders = requiredPageHeaders.filter((name) => !headers[name]).map((name) => `sends no ${name}`);
  const directives = parsePolicy(headers['content-security-policy'] ?? '');
  const expected: Record<string, string[]> = {
    'script-src': toCspHashes(pages, /<script(?: type="importmap")?>(.*?)<\/script>/gs),
    'style-src': toCspHashes(pages, /<style>(.*?)<\/style>/gs),
    'connect-src': [
      ...(proxiedApi ? [] : [api]),
      socket,
      storage,
      ...(statistics && 'url' in statistics ? [statistics.url] : []),
      ...(ads ? [ads.url] : []),
      ...(reports ? [reports] : []),
    ],
    'img-src': ['data:', 'blob:', api, storage],
  };
  const wrongDirectives = [...directives].flatMap(([name, sources]) => {
    const foreign = sources.filter((source) => source !== "'self'" && source !== "'none'");
    if (name === 'require-trusted-types-for') return [];
    if (name === 'frame-src' && sources.join(' ') !== (framed ? "'self'" : "'none'"))
      return [`has a frame-src of ${sources.join(' ')}`];
    return isSameSet(foreign, expected[name] ?? []) ? [] : [`has a ${name} of ${sources.join(' ')}`];
  });
  const missingDirectives = [
    ...Object.keys(expected),
    'default-src',
    'frame-src',
    'require-trusted-types-for',
    'frame-ancestors',
    'base-uri',
  ]
    .filter((name) => !directives.has(name))
    .map((name) => `has no ${name}`);
  return [...missingHeaders, ...wrongDirectives, ...missingDirectives];
}

/** Checks that a page tells browsers where to report exactly where that is set. */
function checkReportHeaders(headers: SentHeaders, url: string | undefined, host: string, release: string): string[] {
  const expected = url === undefined ? {} : toReportHeaders(url, host, release);
  return [endpointsHeader, timingHeader].flatMap((name) => {
    const sent = headers[name.toLowerCase()];
    return sent === expected[name] ? [] : [`has a ${name} of ${sent}`];
  });
}

const apiFoldersOf = ({ proxiedApi }: Environment): readonly string[] => (proxiedApi ? apiFolders : []);

/** Checks that calls are proxied to the API where that is set, and that nothing else is proxied. */
function checkProxies(locations: readonly ServedLocation[], backEnds: Environment): string[] {
  const found = locations.filter(({ to }) => to !== undefined);
  const isFolder = (location: string, folder: string) => /\/[^*]*/.exec(location)?.[0] === folder.slice(0, -1);
  const expected = apiFoldersOf(backEnds);
  const foreign = found.filter(
    ({ location, to }) => to !== backEnds.api || !expected.some((folder) => isFolder(location, folder)),
  );
  const missing = expected.filter((folder) => !found.some(({ location }) => isFolder(location, folder)));
  const open = found.filter(({ headers }) => !parsePolicy(headers['content-security-policy'] ?? '').has('sandbox'));
  return [
    ...foreign.map(({ location, to }) => `hands ${location} on to ${to}`),
    ...open.map(({ location }) => `shows what ${location} is answered with as a page of the site`),
    ...missing.map((folder) => `does not hand ${folder} on to ${backEnds.api}`),
  ];
}

function checkCaching({ location, headers }: ServedLocation, files: readonly string[]): string[] {
  if (!headers['cache-control']?.includes('immutable')) return [];
  const [, folder] = /\/((?:assets|share)\/)\*?$/.exec(location) ?? [];
  if (!folder) return [`keeps ${location} for ever`];
  const changing = files.filter((file) => file.startsWith(folder) && !hashedPathPattern.test(file));
  return [...changing.map((file) => `keeps ${file} for ever, which has no hash in its name`)];
}

const memberScriptStart = memberScriptPath.replace('.js', '-');

/** Finds scripts and style sheets whose hash is missing or wrong in what a page names. */
function checkIntegrity(
  { integrity }: Required<ImportMap>,
  files: ReadonlyMap<string, string>,
  page: string,
): string[] {
  return [...files].flatMap(([path, hash]) => {
    // One script is only of the pages that name it.
    if (!/\.(?:js|css)$/.test(path) || (path.startsWith(memberScriptStart) && !page.includes(path))) return [];
    const expectedHash = `sha256-${Buffer.from(hash, 'hex').toString('base64')}`;
    return integrity[`/${path}`] === expectedHash ? [] : [`does not tell the hash of ${path}`];
  });
}
