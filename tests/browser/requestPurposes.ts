import type { SentRequest } from '../support/findLeaks.ts';

/** The purpose that a request serves; `foreign` for one to a host that the site does not name. */
type Purpose =
  | 'site'
  | 'api'
  | 'socket'
  | 'pictures'
  | 'storage'
  | 'payment'
  | 'maps'
  | 'chat'
  | 'statistics'
  | 'ads'
  | 'failures'
  | 'foreign';

/** Purposes of companies that a member has to agree to, or that only an act of theirs reaches, as with maps. */
const purposesOfOthers: ReadonlySet<Purpose> = new Set(['maps', 'chat', 'statistics', 'ads', 'foreign']);

/** Paths of the sandbox, which plays all hosts but the site's own. */
const purposesByPath: readonly [RegExp, Purpose][] = [
  [/^\/(?:api|translations)\//, 'api'],
  [/^\/pictures\//, 'pictures'],
  [/^\/storage\//, 'storage'],
  [/^\/__sandbox__\/pay\//, 'payment'],
  [/^\/maps\//, 'maps'],
  [/^\/(?:button\.js|chat)$/, 'chat'],
  [/^\/__sandbox__\/receivers\/ads$/, 'ads'],
  [/^\/__sandbox__\/receivers\/web$/, 'failures'],
  [/^\/__sandbox__\/receivers\/(?:beacon|matomo\.php|tags|tags\.js)$/, 'statistics'],
];

/** Tells the purpose of each request of a site. */
export const createPurposes =
  ({ origin, sandbox }: { origin: string; sandbox: string }) =>
  ({ url }: SentRequest): Purpose => {
    const { host, pathname, protocol } = new URL(url);
    if (host === new URL(origin).host) return 'site';
    if (host !== new URL(sandbox).host) return 'foreign';
    if (protocol === 'ws:') return 'socket';
    return purposesByPath.find(([path]) => path.test(pathname))?.[1] ?? 'foreign';
  };

export const isOfOthers = (purpose: Purpose): boolean => purposesOfOthers.has(purpose);

/** Lists the requests, grouped by purpose, method and path without ids, each group with its number. */
export function summarizeRequests(
  requests: readonly SentRequest[],
  purposeOf: (request: SentRequest) => string,
): string {
  const counts = new Map<string, number>();
  for (const request of requests) {
    const { host, pathname, searchParams } = new URL(request.url);
    const query = [...new Set(searchParams.keys())].map((name) => `${name}=…`).join('&');
    const line = [
      purposeOf(request).padEnd(10),
      request.method.padEnd(7),
      `${host}${toTemplate(pathname)}${query && `?${query}`}`,
      ...(request.headers.referer ? [`(Referer ${request.headers.referer})`] : []),
    ].join(' ');
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  const lines = [...counts].sort(([a], [b]) => a.localeCompare(b));
  return `${lines.map(([line, count]) => `${String(count).padStart(5)} ${line}`).join('\n')}\n`;
}

const toTemplate = (pathname: string) =>
  pathname
    .replace(/^\/assets\/.*/, '/assets/…')
    .replaceAll(/(?<=\/)eyJ[^/]+/g, ':token')
    .replaceAll(/(?<=\/)(?=[^/]*\d)[\w:%.-]+/g, ':id');
