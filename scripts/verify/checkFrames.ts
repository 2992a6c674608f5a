import { isSameSet, parsePolicy, toCspHashes } from './parsePolicy.ts';
import type { SentHeaders, ServedLocation } from './parseServerConfigs.ts';

const mapsFile = '/frames/maps.html';
const isMapsLocation = ({ location: place }: ServedLocation) => place.includes(mapsFile);
const isFramesLocation = ({ location: place }: ServedLocation) =>
  place.includes('/frames/') && !place.includes(mapsFile);
const mapsOrigin = 'https://maps.googleapis.com';

/** Those whose presence keeps our own page from framing the document. */
const forbiddenFrameHeaders = ['x-frame-options', 'integrity-policy'];
const requiredFrameHeaders = ['x-content-type-options', 'x-robots-tag', 'referrer-policy', 'permissions-policy'];

/**
 * What a server is told of the document in which the live chat runs: a policy with its own script and the vendor's host
 * and nothing else, which keeps it apart from the page; and no such place on a site without a chat.
 *
 * @param frame the document's text; none where the site has no live chat
 */
export function checkChatFrame(
  places: readonly ServedLocation[],
  frame: string | undefined,
  vendor: string,
  hasMaps = false,
): string[] {
  const place = places.find(isFramesLocation);
  // The folder is there for the maps alone, too; then it says no more than any other.
  if (frame === undefined)
    return place && !(hasMaps && !place.headers['content-security-policy'])
      ? ['tells of a frame on a site without live chat']
      : [];
  if (frame === '') return ['has no frame for the live chat'];
  if (!place) return ['says nothing of the frame'];
  return checkFrameDocument(place, places, {
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

/** The same for the document in which the maps script runs: its text, and the one key that may stand in it. */
export function checkMapsFrame(
  places: readonly ServedLocation[],
  frame: string | undefined,
  key: string | undefined,
): string[] {
  const place = places.find(isMapsLocation);
  if (key === undefined) {
    return frame !== undefined || place ? ['tells of a maps frame on a site without a key'] : [];
  }
  if (frame === undefined) return ['has no frame for the maps'];
  if (!place) return ['says nothing of the maps frame'];
  const keys = Array.from(frame.matchAll(/[?&]key(?:=|&#x3D;)([\w-]+)/g), (match) => match[1]);
  return [
    ...(isSameSet(keys as string[], [key]) ? [] : ['has a maps frame with another key']),
    ...checkFrameDocument(place, places, {
      'default-src': ["'none'"],
      'script-src': [...toCspHashes(frame, /<script[^>]*>(.*?)<\/script>/gs), mapsOrigin, "'unsafe-eval'", 'blob:'],
      'style-src': ["'unsafe-inline'"],
      'img-src': ['data:', mapsOrigin],
      'connect-src': [mapsOrigin, 'https://places.googleapis.com', 'data:', 'blob:'],
      'worker-src': ['blob:'],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'self'"],
      sandbox: ['allow-scripts'],
    }),
  ];
}

function checkFrameDocument(
  place: ServedLocation,
  places: readonly ServedLocation[],
  expected: Readonly<Record<string, string[]>>,
): string[] {
  const headers = effectiveHeaders(place, places);
  const directives = parsePolicy(headers['content-security-policy'] ?? '');
  const names = new Set([...directives.keys(), ...Object.keys(expected)]);
  const wrong = [...names].flatMap((name) => {
    const sources = directives.get(name);
    const right = expected[name];
    return sources && right && isSameSet(sources, right)
      ? []
      : [`frames with a ${name} of ${sources?.join(' ') ?? 'nothing'}`];
  });
  return [
    ...wrong,
    ...forbiddenFrameHeaders.filter((name) => headers[name] !== undefined).map((name) => `frames with ${name}`),
    ...requiredFrameHeaders.filter((name) => !headers[name]).map((name) => `frames without ${name}`),
  ];
}

/** With blocks that are laid over each other, the frame gets the page's headers too, unless it takes them back. */
function effectiveHeaders({ headers, detached }: ServedLocation, places: readonly ServedLocation[]): SentHeaders {
  if (!detached) return headers;
  const all = places.find(({ location: place }) => place === '/*')?.headers ?? {};
  const kept = Object.entries(all).filter(([name]) => !detached.includes(name));
  const joined = kept.map(([name, value]) => [
    name,
    headers[name] === undefined ? value : `${value}, ${headers[name]}`,
  ]);
  return { ...headers, ...Object.fromEntries(joined) };
}
