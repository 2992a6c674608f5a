import type { Environment } from '../config/buildConfig.ts';
import { hostingFolder } from '../output/manifest.ts';
import { checkChatFrame, checkMapsFrame } from './checkFrames.ts';
import { checkRedirects } from './checkRedirects.ts';
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
import type { Release } from './readRelease.ts';

/** What no page may be sent without. */
const requiredPageHeaders = [
  'content-security-policy',
  'integrity-policy',
  'x-content-type-options',
  'x-frame-options',
  'x-robots-tag',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'origin-agent-cluster',
];

/** What no answer of an encrypted site may be sent without: a year at least in which nobody asks it in the clear. */
const strictTransportPattern = /^max-age=(?:[4-9]\d{7}|3[2-9]\d{6}|31[6-9]\d{5}|\d{9,}); includeSubDomains$/;

/** What is announced as never changing must have a hash of its content in its name, or in its folder's. */
const hashedPathPattern = /^assets\/(?:.+-[0-9a-f]{10}\.\w+|.+-[\w-]{8}\.\w+|art-[0-9a-f]{6,}\/.+)(?:\.(?:br|gz))?$/;

/** Which part of each configuration sends the page, and which a missing file. */
const serverConfigs: readonly [
  file: (host: string) => string,
  read: (text: string) => ServedLocation[],
  pages: string[],
][] = [
  [(host) => `${hostingFolder}/nginx/${host}.conf`, parseNginx, ['/', '= /404.html']],
  [(host) => `${hostingFolder}/caddy/${host}.caddy`, parseCaddy, ['handle', 'handle_errors']],
  [(host) => `${hostingFolder}/rules/${host}.json`, parseServingRules, ['/*', 'missing']],
  [(host) => `${host}/_headers`, parseHeadersFile, ['/*']],
];

/**
 * What the servers of each site are told, read from their own files: the headers of a page, a policy that names exactly
 * the site's back ends and what stands in its page, and nothing kept for ever that could change.
 */
export function checkHeaders(
  { manifest, filesByFolder: found, bytesByHash: contents }: Release,
  environments: Readonly<Record<string, Environment>>,
  hasLiveChat: (brand: string) => boolean,
  mapsKeyOf: (brand: string, domain: string) => string | undefined,
): Finding[] {
  const textOf = (file: string): string | undefined => {
    const slash = file.indexOf('/');
    const hash = found.get(file.slice(0, slash))?.get(file.slice(slash + 1));
    return hash && contents.get(hash)!.toString('utf8');
  };
  return manifest.sites.flatMap(({ host, brand, domain, environment }) => {
    const mapsKey = mapsKeyOf(brand, domain);
    const hasChat = hasLiveChat(brand);
    const framed = hasChat || mapsKey !== undefined;
    const page = textOf(`${host}/index.html`) ?? '';
    const backEnds = environments[environment];
    const wrongIntegrity = checkIntegrity(page, found.get(host) ?? new Map()).map((message) => ({
      host,
      path: 'index.html',
      message,
    }));
    const named = serverConfigs.flatMap(([toFile, read, pages]): Finding[] => {
      const file = toFile(host);
      const text = textOf(file);
      const [folder, ...rest] = file.split('/');
      const tell = (message: string): Finding => ({ host: folder!, path: rest.join('/'), message });
      if (text === undefined) return [tell('is missing')];
      if (!backEnds) return [tell(`is for ${environment}, which build.config.ts does not know`)];
      const places = read(text);
      const wrongPages = pages.flatMap((name) => {
        const place = places.find((one) => one.location === name);
        return place ? checkPageHeaders(place.headers, page, backEnds, framed) : [`says nothing of ${name}`];
      });
      const files = [...(found.get(host)?.keys() ?? [])];
      const frame = hasChat ? (textOf(`${host}/frames/chat.html`) ?? '') : undefined;
      const wrongFrame = [
        ...checkChatFrame(places, frame, backEnds.liveChat, mapsKey !== undefined),
        ...checkMapsFrame(places, textOf(`${host}/frames/maps.html`), mapsKey),
      ];
      // The blocks of a headers file are laid over the one for all addresses.
      const apart = file.endsWith('/_headers') ? places.filter(({ location: place }) => place === '/*') : places;
      const plain = isEncrypted(backEnds)
        ? apart.filter(allowsPlainHttp).map(({ location: place }) => `lets ${place} be asked in the clear`)
        : [];
      const kept = places.flatMap((place) => checkCaching(place, files));
      return [...wrongPages, ...wrongFrame, ...plain, ...kept].map(tell);
    });
    const redirects = checkRedirects(textOf(`${host}/_redirects`) ?? '', [...(found.get(host)?.keys() ?? [])]);
    return [...wrongIntegrity, ...named, ...redirects.map((message) => ({ host, path: '_redirects', message }))];
  });
}

const isEncrypted = ({ api, socket, storage }: Environment): boolean =>
  [api, socket, storage].every((origin) => /^(?:https|wss):/.test(origin));

const allowsPlainHttp = ({ headers }: ServedLocation): boolean =>
  !strictTransportPattern.test(headers['strict-transport-security'] ?? '');

function checkPageHeaders(
  headers: SentHeaders,
  page: string,
  { api, socket, storage }: Environment,
  framed: boolean,
): string[] {
  const lacking = requiredPageHeaders.filter((name) => !headers[name]).map((name) => `sends no ${name}`);
  const directives = parsePolicy(headers['content-security-policy'] ?? '');
  const expected: Record<string, string[]> = {
    'script-src': toCspHashes(page, /<script type="importmap">(.*?)<\/script>/gs),
    'style-src': toCspHashes(page, /<style>(.*?)<\/style>/gs),
    'connect-src': [api, socket, storage],
    'img-src': ['data:', 'blob:', api, storage],
  };
  const wrong = [...directives].flatMap(([name, sources]) => {
    const foreign = sources.filter((source) => source !== "'self'" && source !== "'none'");
    if (name === 'require-trusted-types-for') return [];
    if (name === 'frame-src' && sources.join(' ') !== (framed ? "'self'" : "'none'"))
      return [`has a frame-src of ${sources.join(' ')}`];
    return isSameSet(foreign, expected[name] ?? []) ? [] : [`has a ${name} of ${sources.join(' ')}`];
  });
  const absent = [
    ...Object.keys(expected),
    'default-src',
    'frame-src',
    'require-trusted-types-for',
    'frame-ancestors',
    'base-uri',
  ]
    .filter((name) => !directives.has(name))
    .map((name) => `has no ${name}`);
  return [...lacking, ...wrong, ...absent];
}

function checkCaching({ location: place, headers }: ServedLocation, files: readonly string[]): string[] {
  if (!headers['cache-control']?.includes('immutable')) return [];
  const changing = files.filter((file) => file.startsWith('assets/') && !hashedPathPattern.test(file));
  return [
    ...(/\/assets\/\*?$/.test(place) ? [] : [`keeps ${place} for ever`]),
    ...changing.map((file) => `keeps ${file} for ever, which has no hash in its name`),
  ];
}

/** Scripts whose hash does not stand in the page's import map, or stands there wrongly. */
function checkIntegrity(page: string, there: ReadonlyMap<string, string>): string[] {
  const text = /<script type="importmap">([^<]*)<\/script>/.exec(page)?.[1] ?? '{}';
  const { integrity = {} } = JSON.parse(text) as { integrity?: Record<string, string> };
  return [...there].flatMap(([path, hash]) => {
    if (!path.endsWith('.js')) return [];
    const right = `sha256-${Buffer.from(hash, 'hex').toString('base64')}`;
    return integrity[`/${path}`] === right ? [] : [`does not tell the hash of ${path}`];
  });
}
