// Decides which addresses servers answer at all. The patterns use only what nginx, Caddy and JavaScript have in common,
// so that all of them refuse the same. `sent` is the address of a request as it was sent, with its query.

/** Folders of the API's calls. A test compares them with the contract. */
export const apiFolders: readonly string[] = ['/api/*', '/translations/*'];

const [hex, next] = ['[0-9A-Fa-f]', '%[89ABab][0-9A-Fa-f]'];
/** Pattern of well-formed UTF-8: some servers read a dot or a slash in its overlong forms. */
const encodedCharacter = [
  '%(?:2[0-246-9A-Da-d]|3[0-9AC-Eac-e]|[46][0-9A-Fa-f]|5[0-9ABD-Fabd-f]|7[0-9A-Ea-e])',
  `%(?:[Cc]2%[ABab]${hex}|(?:[Cc][3-9A-Fa-f]|[Dd]${hex})${next})`,
  `%[Ee](?:0%[ABab]${hex}|[1-9A-CEFa-cef]${next}|[Dd]%[89]${hex})${next}`,
  `%[Ff](?:0%[9ABab]${hex}|[1-3]${next}|4%8${hex})${next}${next}`,
].join('|');
/**
 * Pattern of a character of a name, also encoded: none that a server could read as a separator or the end, and no dot.
 */
const character = `(?:[0-9A-Za-z_~!*'()@:+,=-]|${encodedCharacter})`;
const name = `${character}+(?:\\.${character}+)*`;
const folderNames = apiFolders.map((folder) => folder.slice(1, -2)).join('|');

/**
 * Matches, as sent, what is proxied to the API: an address in its folders, in one spelling, which every server reads
 * alike. Without `;`, dot segments, doubled slashes, and encoded separators, dots, percent signs and controls.
 */
export const apiCallPattern = `^/(?:${folderNames})/(?:${name}(?:/${name})*/?)?(?:[?].*)?$`;

// A backslash by its number: nginx reads two of them as one.
const [separator, dot] = ['(?:/|\\x5c|%2[Ff]|%5[Cc])', '(?:\\.|%2[Ee])'];

/** Matches, as sent, what no browser asks for: an address that leads upwards, or has the byte 0 in it. */
export const refusedPattern = `^[^?]*(?:${separator}${dot}${dot}(?:${separator}|[?]|$)|%00)`;

/** Matches a decoded path that is answered as missing: a name that begins with a dot, and the page for what is missing. */
export const hiddenPattern = '/\\.|^/404\\.html$';

/** Matches a decoded path of a file's compressed form, which is sent in place of that file and not by itself. */
export const packedPattern = '\\.(?:br|gz|dcz)$';

/** Methods that are proxied to the API. A test compares them with the contract. */
export const apiMethods: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'];

/** Request headers that are proxied to the API: no cookies, and nothing that claims who asks, or for which host. */
export const apiRequestHeaders: readonly string[] = [
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'Authorization',
  'Content-Type',
  'If-Modified-Since',
  'If-None-Match',
  'Origin',
  'Range',
  'User-Agent',
];
