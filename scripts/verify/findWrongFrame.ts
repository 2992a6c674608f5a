import { hashesOf, readPolicy, sameSet } from './readPolicy.ts';
import type { Served, ServedPlace } from './readServed.ts';

const mapsFile = '/frames/maps.html';
const isMaps = ({ place }: ServedPlace) => place.includes(mapsFile);
const isFrames = ({ place }: ServedPlace) => place.includes('/frames/') && !place.includes(mapsFile);
const mapsVendor = 'https://maps.googleapis.com';

/** Those whose presence keeps our own page from framing the document. */
const forbidden = ['x-frame-options', 'integrity-policy'];
const demanded = ['x-content-type-options', 'x-robots-tag', 'referrer-policy', 'permissions-policy'];

/**
 * What a server is told of the document in which the live chat runs: a policy with its own script and the vendor's host
 * and nothing else, which keeps it apart from the page; and no such place on a site without a chat.
 *
 * @param frame the document's text; none where the site has no live chat
 */
export function findWrongFrame(
  places: readonly ServedPlace[],
  frame: string | undefined,
  vendor: string,
  hasMaps = false,
): string[] {
  const place = places.find(isFrames);
  // The folder is there for the maps alone, too; then it says no more than any other.
  if (frame === undefined)
    return place && !(hasMaps && !place.headers['content-security-policy'])
      ? ['tells of a frame on a site without live chat']
      : [];
  if (frame === '') return ['has no frame for the live chat'];
  if (!place) return ['says nothing of the frame'];
  return findWrongDocument(place, places, {
    'default-src': ["'none'"],
    'script-src': [...hashesOf(frame, /<script[^>]*>(.*?)<\/script>/gs), vendor],
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
export function findWrongMapsFrame(
  places: readonly ServedPlace[],
  frame: string | undefined,
  key: string | undefined,
): string[] {
  const place = places.find(isMaps);
  if (key === undefined) {
    return frame !== undefined || place ? ['tells of a maps frame on a site without a key'] : [];
  }
  if (frame === undefined) return ['has no frame for the maps'];
  if (!place) return ['says nothing of the maps frame'];
  const keys = Array.from(frame.matchAll(/[?&]key(?:=|&#x3D;)([\w-]+)/g), (match) => match[1]);
  return [
    ...(sameSet(keys as string[], [key]) ? [] : ['has a maps frame with another key']),
    ...findWrongDocument(place, places, {
      'default-src': ["'none'"],
      'script-src': [...hashesOf(frame, /<script[^>]*>(.*?)<\/script>/gs), mapsVendor, "'unsafe-eval'", 'blob:'],
      'style-src': ["'unsafe-inline'"],
      'img-src': ['data:', mapsVendor],
      'connect-src': [mapsVendor, 'https://places.googleapis.com', 'data:', 'blob:'],
      'worker-src': ['blob:'],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'self'"],
      sandbox: ['allow-scripts'],
    }),
  ];
}

function findWrongDocument(
  place: ServedPlace,
  places: readonly ServedPlace[],
  expected: Readonly<Record<string, string[]>>,
): string[] {
  const headers = effectiveHeaders(place, places);
  const directives = readPolicy(headers['content-security-policy'] ?? '');
  const names = new Set([...directives.keys(), ...Object.keys(expected)]);
  const wrong = [...names].flatMap((name) => {
    const sources = directives.get(name);
    const right = expected[name];
    return sources && right && sameSet(sources, right)
      ? []
      : [`frames with a ${name} of ${sources?.join(' ') ?? 'nothing'}`];
  });
  return [
    ...wrong,
    ...forbidden.filter((name) => headers[name] !== undefined).map((name) => `frames with ${name}`),
    ...demanded.filter((name) => !headers[name]).map((name) => `frames without ${name}`),
  ];
}

/** With blocks that are laid over each other, the frame gets the page's headers too, unless it takes them back. */
function effectiveHeaders({ headers, detached }: ServedPlace, places: readonly ServedPlace[]): Served {
  if (!detached) return headers;
  const all = places.find(({ place }) => place === '/*')?.headers ?? {};
  const kept = Object.entries(all).filter(([name]) => !detached.includes(name));
  const joined = kept.map(([name, value]) => [
    name,
    headers[name] === undefined ? value : `${value}, ${headers[name]}`,
  ]);
  return { ...headers, ...Object.fromEntries(joined) };
}
