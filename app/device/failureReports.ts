import { parseUrl } from '../lib/parseUrl.ts';

/** A failure as the page has noticed it: an event of the browser, the address of a file, or an error of the app. */
export interface NoticedFailure
  extends Partial<Pick<SecurityPolicyViolationEvent, 'effectiveDirective' | 'blockedURI' | 'originalPolicy'>> {
  /** The element of a file that did not load. */
  target?: { src?: unknown; href?: unknown } | EventTarget | null;
  /** The address of a file that did not load. */
  file?: unknown;
  error?: unknown;
  /** Whether the app could not go on; else the document could not start it. */
  isApp?: boolean;
}

declare global {
  /** Notices a failure; only in documents of sites that report failures (boot/noticeFailures.ts). */
  var noticeFailure: ((failure: NoticedFailure) => void) | undefined;
}

/** The page that failed, as far as its reports depend on it. */
export interface FailedPage {
  origin: string;
  /** Whether the app has started. */
  isStarted: boolean;
  /** Returns the status of the last answer for an address, if the browser tells it. */
  statusOf: (address: string) => number | undefined;
}

/** A report, in words of this file, names of the site's own files and origins of its policy only. */
export interface FailureReport {
  kind: 'policy' | 'integrity' | 'chunk' | 'start';
  detail: string;
}

const directivePattern =
  /^(?:(?:script|style)-src(?:-elem|-attr)?|(?:connect|font|frame|img|manifest|media|object|worker)-src|base-uri|form-action|frame-ancestors|require-trusted-types-for|trusted-types)$/;
/** The pattern of the name of a script or style sheet with a hash, as the build names them. */
const filePattern = /^\/assets\/([\w-]+-[\w-]{8,10}\.(?:js|css))$/;
const errorNames = 'ApiError,EvalError,RangeError,ReferenceError,SyntaxError,TypeError,URIError'.split(',');
const blockedWords = ['inline', 'eval', 'data'];

/** Turns a failure into its reports; none for what is not reported, such as a picture that is missing. */
export function toFailureReports(failure: NoticedFailure, page: FailedPage): FailureReport[] {
  if (failure.effectiveDirective !== undefined) return [{ kind: 'policy', detail: toPolicyDetail(failure, page) }];
  if ('error' in failure) {
    if (failure.isApp) return [{ kind: 'start', detail: `app ${toErrorName(failure.error)}` }];
    return page.isStarted ? [] : [{ kind: 'start', detail: `document ${toErrorName(failure.error)}` }];
  }
  const { src, href } = (failure.target ?? {}) as { src?: unknown; href?: unknown };
  const address = parseUrl(String(failure.file ?? (src || href)), page.origin);
  const [, file] = (address?.origin === page.origin && filePattern.exec(address.pathname)) || [];
  if (!file) return [];
  // The server has sent it, so the browser has refused it.
  const kind = page.statusOf(address!.href) === 200 ? 'integrity' : 'chunk';
  const isEntry = Boolean(src) && !page.isStarted;
  return [{ kind, detail: file }, ...(isEntry ? [{ kind: 'start', detail: 'document file' } as const] : [])];
}

function toPolicyDetail(
  { effectiveDirective = '', blockedURI = '', originalPolicy = '' }: NoticedFailure,
  { origin }: FailedPage,
): string {
  const directive = directivePattern.test(effectiveDirective) ? effectiveDirective : 'other';
  if (blockedWords.includes(blockedURI)) return `${directive} ${blockedURI}`;
  const blocked = parseUrl(blockedURI);
  if (blocked?.protocol === 'data:') return `${directive} data`;
  if (blocked?.origin === origin) return `${directive} own`;
  // Any other address is of somebody else, and may tell of the member.
  return `${directive} ${blocked && originalPolicy.split(/[ ;]+/).includes(blocked.origin) ? blocked.origin : 'other'}`;
}

const toErrorName = (error: unknown): string =>
  errorNames.find((name) => error instanceof Error && error.name === name) ?? 'other';

/** Returns the template of the route of an address, the first that fits. */
export const pickRoute = (routes: readonly string[], pathname: string): string =>
  routes.find((route) => {
    const pattern = route.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+');
    return new RegExp(`^${pattern}/?$`, 'i').test(pathname);
  }) ?? '*';

/** Reads the name of the release of the page that its document was sent with; empty if it was sent without. */
export function readRelease(entries: readonly PerformanceEntry[] = performance.getEntriesByType('navigation')): string {
  const timings = (entries[0] as PerformanceNavigationTiming | undefined)?.serverTiming ?? [];
  const release = timings.find(({ name }) => name === 'release')?.description ?? '';
  return /^[0-9a-f]{16}$/.test(release) ? release : '';
}
