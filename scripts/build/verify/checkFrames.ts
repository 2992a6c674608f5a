import type { Environment, Receivers } from '../config/schema/buildConfig.ts';
import { isSameSet, parsePolicy, toCspHashes } from './parsePolicy.ts';
import type { SentHeaders, ServedLocation } from './parseServerConfigs.ts';

/** Finds the locations of a frame's document: at the address that hosts redirect to, and at that of the file. */
const findFrame = (locations: readonly ServedLocation[], address: string): ServedLocation[] =>
  [address, `${address}.html`].flatMap((one) => locations.find(({ location }) => location.endsWith(one)) ?? []);

/** Names of headers that keep the site's own page from framing the document. */
const forbiddenFrameHeaders = ['x-frame-options'];
const requiredFrameHeaders = ['x-content-type-options', 'x-robots-tag', 'referrer-policy', 'permissions-policy'];

/**
 * Checks how a server sends the live chat's document: with a policy of its inline script and the vendor's host only, and
 * on a site without a chat not at all.
 *
 * @param frame the document's text; undefined where the site has no live chat
 */
export function checkChatFrame(
  locations: readonly ServedLocation[],
  frame: string | undefined,
  vendor: string,
): string[] {
  const found = findFrame(locations, '/frames/chat');
  if (frame === undefined) return found.length > 0 ? ['tells of a frame on a site without live chat'] : [];
  if (frame === '') return ['has no frame for the live chat'];
  if (found.length < 2) return ['does not say how to send the frame'];
  return checkFrameDocument(found, locations, {
    'default-src': ["'none'"],
    'script-src': [...toCspHashes(frame, /<script[^>]*>(.*?)<\/script>/gs), vendor],
    'style-src': ["'unsafe-inline'"],
    'img-src': ['data:', vendor],
    'connect-src': [vendor],
    'frame-src': [vendor],
    'form-action': [vendor],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'"],
    sandbox: ['allow-scripts', 'allow-forms', 'allow-popups'],
  });
}

/** Checks the same for the maps document, and that it has the site's own key and no other. */
export function checkMapsFrame(
  locations: readonly ServedLocation[],
  frame: string | undefined,
  key: string | undefined,
  { maps, places }: Pick<Environment, 'maps' | 'places'>,
): string[] {
  const found = findFrame(locations, '/frames/maps');
  if (key === undefined) {
    return frame !== undefined || found.length > 0 ? ['tells of a maps frame on a site without a key'] : [];
  }
  if (frame === undefined) return ['has no frame for the maps'];
  if (found.length < 2) return ['does not say how to send the maps frame'];
  const keys = Array.from(frame.matchAll(/[?&]key(?:=|&#x3D;)([\w-]+)/g), (match) => match[1]);
  return [
    ...(isSameSet(keys as string[], [key]) ? [] : ['has a maps frame with another key']),
    ...checkFrameDocument(found, locations, {
      'default-src': ["'none'"],
      'script-src': [...toCspHashes(frame, /<script[^>]*>(.*?)<\/script>/gs), maps, "'unsafe-eval'", 'blob:'],
      'style-src': ["'unsafe-inline'"],
      'img-src': ['data:', maps],
      'connect-src': [maps, places, 'data:', 'blob:'],
      'worker-src': ['blob:'],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'self'"],
      sandbox: ['allow-scripts'],
    }),
  ];
}

/** Checks the same for the tag manager's document: its script, and exactly the vendor's origins. */
export function checkTagsFrame(
  locations: readonly ServedLocation[],
  frame: string | undefined,
  receiver: Receivers['statistics'],
): string[] {
  const found = findFrame(locations, '/frames/tags');
  if (receiver?.kind !== 'tagManager') {
    return frame !== undefined || found.length > 0 ? ['tells of a tag manager on a site without one'] : [];
  }
  if (frame === undefined) return ['has no frame for the tag manager'];
  if (found.length < 2) return ["does not say how to send the tag manager's frame"];
  const vendors = [new URL(receiver.script).origin, ...receiver.hosts];
  return checkFrameDocument(found, locations, {
    'default-src': ["'none'"],
    'script-src': [...toCspHashes(frame, /<script[^>]*>(.*?)<\/script>/gs), ...vendors],
    'img-src': ['data:', ...vendors],
    'connect-src': vendors,
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
    sandbox: ['allow-scripts'],
  });
}

function checkFrameDocument(
  found: readonly ServedLocation[],
  locations: readonly ServedLocation[],
  expected: Readonly<Record<string, string[]>>,
): string[] {
  return found.flatMap((location) => checkFrameHeaders(effectiveHeaders(location, locations), expected));
}

function checkFrameHeaders(headers: SentHeaders, expected: Readonly<Record<string, string[]>>): string[] {
  const directives = parsePolicy(headers['content-security-policy'] ?? '');
  const names = new Set([...directives.keys(), ...Object.keys(expected)]);
  const wrongDirectives = [...names].flatMap((name) => {
    const sources = directives.get(name);
    const expectedSources = expected[name];
    return sources && expectedSources && isSameSet(sources, expectedSources)
      ? []
      : [`frames with a ${name} of ${sources?.join(' ') ?? 'nothing'}`];
  });
  return [
    ...wrongDirectives,
    ...forbiddenFrameHeaders.filter((name) => headers[name] !== undefined).map((name) => `frames with ${name}`),
    ...requiredFrameHeaders.filter((name) => !headers[name]).map((name) => `frames without ${name}`),
  ];
}

/** Returns the headers of a frame in a `_headers` file: also the page's, except those that its block removes. */
function effectiveHeaders({ headers, detached }: ServedLocation, locations: readonly ServedLocation[]): SentHeaders {
  if (!detached) return headers;
  const all = locations.find(({ location }) => location === '/*')?.headers ?? {};
  const inherited = Object.entries(all).filter(([name]) => !detached.includes(name));
  const joined = inherited.map(([name, value]) => [
    name,
    headers[name] === undefined ? value : `${value}, ${headers[name]}`,
  ]);
  return { ...headers, ...Object.fromEntries(joined) };
}
