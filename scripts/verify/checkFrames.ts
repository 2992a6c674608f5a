import type { Environment, Receivers } from '../config/buildConfig.ts';
import { isSameSet, parsePolicy, toCspHashes } from './parsePolicy.ts';
import type { SentHeaders, ServedLocation } from './parseServerConfigs.ts';

const mapsFile = '/frames/maps.html';
const tagsFile = '/frames/tags.html';
const isLocationOf =
  (file: string) =>
  ({ location }: ServedLocation) =>
    location.includes(file);
const isFramesLocation = ({ location }: ServedLocation) =>
  location.includes('/frames/') && !location.includes(mapsFile) && !location.includes(tagsFile);

/** Headers that keep the site's own page from framing the document. */
const forbiddenFrameHeaders = ['x-frame-options'];
const requiredFrameHeaders = ['x-content-type-options', 'x-robots-tag', 'referrer-policy', 'permissions-policy'];

/**
 * Checks how a server sends the live chat's document: with a policy of its inline script and the vendor's host only, and
 * on a site without a chat not at all.
 *
 * @param frame the document's text; undefined where the site has no live chat
 * @param hasOthers whether the folder has other documents
 */
export function checkChatFrame(
  locations: readonly ServedLocation[],
  frame: string | undefined,
  vendor: string,
  hasOthers = false,
): string[] {
  const location = locations.find(isFramesLocation);
  // The folder also exists for the other frames alone; then it has no policy of its own.
  if (frame === undefined)
    return location && !(hasOthers && !location.headers['content-security-policy'])
      ? ['tells of a frame on a site without live chat']
      : [];
  if (frame === '') return ['has no frame for the live chat'];
  if (!location) return ['says nothing of the frame'];
  return checkFrameDocument(location, locations, {
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

/** The same for the maps document, and that it holds the site's own key and no other. */
export function checkMapsFrame(
  locations: readonly ServedLocation[],
  frame: string | undefined,
  key: string | undefined,
  { maps, places }: Pick<Environment, 'maps' | 'places'>,
): string[] {
  const location = locations.find(isLocationOf(mapsFile));
  if (key === undefined) {
    return frame !== undefined || location ? ['tells of a maps frame on a site without a key'] : [];
  }
  if (frame === undefined) return ['has no frame for the maps'];
  if (!location) return ['says nothing of the maps frame'];
  const keys = Array.from(frame.matchAll(/[?&]key(?:=|&#x3D;)([\w-]+)/g), (match) => match[1]);
  return [
    ...(isSameSet(keys as string[], [key]) ? [] : ['has a maps frame with another key']),
    ...checkFrameDocument(location, locations, {
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

/** The same for the tag manager's document: its script, and exactly the vendor's origins. */
export function checkTagsFrame(
  locations: readonly ServedLocation[],
  frame: string | undefined,
  receiver: Receivers['statistics'],
): string[] {
  const location = locations.find(isLocationOf(tagsFile));
  if (receiver?.kind !== 'tagManager') {
    return frame !== undefined || location ? ['tells of a tag manager on a site without one'] : [];
  }
  if (frame === undefined) return ['has no frame for the tag manager'];
  if (!location) return ["says nothing of the tag manager's frame"];
  const vendors = [new URL(receiver.script).origin, ...receiver.hosts];
  return checkFrameDocument(location, locations, {
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
  location: ServedLocation,
  locations: readonly ServedLocation[],
  expected: Readonly<Record<string, string[]>>,
): string[] {
  const headers = effectiveHeaders(location, locations);
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

/** In a `_headers` file the frame also gets the page's headers, except those that its block removes. */
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
