import { contentTypes } from './contentTypes.ts';
import { deltaRules, toAssetDictionary, toDeltaFolder, toDeltaPathOf, toDocumentDictionary } from './deltas.ts';
import { findRule } from './findRule.ts';
import { apiCallPattern, apiMethods, hiddenPattern, packedPattern, refusedPattern } from './requestFilters.ts';
import type { Headers, ServingRule, ServingRules } from './servingRules.ts';

// Decides what is answered to a request, for servers that are programs: our own, and those at the edge of a network. It
// uses nothing that only Node has. nginx and Caddy get the same from their templates.

/** A request, as far as its answer depends on it. */
export interface SiteRequest {
  method: string;
  /** The address as it was sent, with its query. */
  address: string;
  /** Returns a header by its name in small letters. */
  header: (name: string) => string | undefined;
}

/** Files that a site has. */
export interface SiteFiles {
  has(path: string): boolean;
  /** Whether there is a delta with this path in the folder of deltas. */
  hasDelta(path: string): boolean;
}

/** Answer to a request. */
export type SiteAnswer =
  | { kind: 'empty'; status: 304 | 400 | 405; headers: Headers }
  /** The answer of another host to the same request, with these headers. */
  | { kind: 'proxy'; to: string; headers: Headers }
  /** A file of the site, or a delta; without its bytes for HEAD. */
  | { kind: 'file'; status: 200 | 404; headers: Headers; from: 'site' | 'deltas'; path: string; hasBody: boolean };

const [isApiCall, isRefused, isHidden, isPacked] = [apiCallPattern, refusedPattern, hiddenPattern, packedPattern].map(
  (pattern) => new RegExp(pattern),
) as [RegExp, RegExp, RegExp, RegExp];
const [dictionaryPattern, acceptsDeltas] = [deltaRules.dictionaryPattern, deltaRules.acceptsDeltasPattern].map(
  (pattern) => new RegExp(pattern),
) as [RegExp, RegExp];

const missingPage = '404.html';

/** Returns the answer of a site to a request, by its rules. */
export function answerRequest(rules: ServingRules, files: SiteFiles, request: SiteRequest): SiteAnswer {
  const { method, address } = request;
  const pathname = parsePath(address);
  if (pathname === undefined) return { kind: 'empty', status: 400, headers: {} };
  const rule = isHidden.test(pathname) ? undefined : findRule(rules, pathname);
  if (rule?.to !== undefined && isApiCall.test(address)) {
    return apiMethods.includes(method)
      ? { kind: 'proxy', to: rule.to, headers: rule.headers }
      : { kind: 'empty', status: 405, headers: {} };
  }
  if (method !== 'GET' && method !== 'HEAD' && rule?.to === undefined)
    return { kind: 'empty', status: 405, headers: {} };
  const requested = rule?.page ?? pathname.slice(1);
  const found = rule !== undefined && rule.to === undefined && !isPacked.test(requested) && files.has(requested);
  return found
    ? sendFile(rules.host, rule, pathname, requested, files, request)
    : sendMissing(rules.missing, files, request);
}

function sendFile(
  host: string,
  rule: ServingRule,
  pathname: string,
  file: string,
  files: SiteFiles,
  { method, header }: SiteRequest,
): SiteAnswer {
  const delta = rule.deltas && findDelta(host, file, files, header);
  const packed = delta ? { encoding: 'dcz', path: delta } : pickForm(file, files, header);
  const headers = {
    ...rule.headers,
    'Content-Type': typeOf(file),
    ...(rule.deltas && toDictionaryHeaders(pathname, rule, header)),
    Vary: `Accept-Encoding${rule.deltas ? ', Available-Dictionary' : ''}`,
    ...(rule.hash !== undefined && { ETag: `W/"${rule.hash}"` }),
    ...(packed.encoding !== undefined && { 'Content-Encoding': packed.encoding }),
  };
  if (rule.hash !== undefined && header('if-none-match')?.includes(rule.hash))
    return { kind: 'empty', status: 304, headers };
  const from = delta ? 'deltas' : 'site';
  return { kind: 'file', status: 200, headers, from, path: packed.path, hasBody: method !== 'HEAD' };
}

function sendMissing(missing: Headers, files: SiteFiles, { method, header }: SiteRequest): SiteAnswer {
  const { encoding, path } = pickForm(missingPage, files, header);
  const headers = {
    ...missing,
    'Content-Type': typeOf(missingPage),
    Vary: 'Accept-Encoding',
    ...(encoding !== undefined && { 'Content-Encoding': encoding }),
  };
  return { kind: 'file', status: 404, headers, from: 'site', path, hasBody: method !== 'HEAD' };
}

const typeOf = (file: string) => contentTypes[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

/**
 * Decodes the path of an address, without doubled slashes and dots; undefined if it cannot be decoded or leads upwards.
 */
function parsePath(sent: string): string | undefined {
  const encoded = sent.split(/[?#]/, 1)[0]!;
  if (isRefused.test(sent) || /%(?![\da-f]{2})/i.test(encoded)) return undefined;
  const names = decode(encoded).split('/');
  const kept = names.filter((name) => name !== '' && name !== '.');
  if (kept.some((name) => name.split('\\').includes('..'))) return undefined;
  return `/${kept.join('/')}${kept.length > 0 && names.at(-1) === '' ? '/' : ''}`;
}

/** Decodes an address; what is no UTF-8 byte by byte, because no file has such a name, but folders have rules. */
function decode(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded.replaceAll(/%[\da-f]{2}/gi, (byte) => String.fromCharCode(Number.parseInt(byte.slice(1), 16)));
  }
}

/** Finds the delta for a browser that has a former version of the file. */
function findDelta(host: string, file: string, files: SiteFiles, header: SiteRequest['header']): string | undefined {
  const [, dictionary] = dictionaryPattern.exec(header('available-dictionary') ?? '') ?? [];
  if (dictionary === undefined || !acceptsDeltas.test(header('accept-encoding') ?? '')) return undefined;
  const delta = toDeltaPathOf(toDeltaFolder(host, file), dictionary);
  return files.hasDelta(delta) ? delta : undefined;
}

/** Returns the headers by which a browser keeps what it gets as a dictionary. */
function toDictionaryHeaders(
  pathname: string,
  { serves, path: rulePath }: ServingRule,
  header: SiteRequest['header'],
): Headers {
  if (serves === 'page') {
    const revalidates = header('sec-ch-ua')?.includes(deltaRules.revalidatingBrowsersPattern);
    return {
      'Use-As-Dictionary': toDocumentDictionary(rulePath),
      ...(revalidates && { 'Cache-Control': deltaRules.dictionaryCacheControl }),
    };
  }
  const match = toAssetDictionary(pathname);
  return match === undefined ? {} : { 'Use-As-Dictionary': match };
}

/** Picks the compressed form of a file that the browser accepts, or the file itself. */
function pickForm(
  file: string,
  files: SiteFiles,
  header: SiteRequest['header'],
): { encoding: string | undefined; path: string } {
  const accepted = header('accept-encoding') ?? '';
  for (const [encoding, ending] of [
    ['br', 'br'],
    ['gzip', 'gz'],
  ] as const) {
    if (accepted.includes(encoding) && files.has(`${file}.${ending}`)) return { encoding, path: `${file}.${ending}` };
  }
  return { encoding: undefined, path: file };
}
