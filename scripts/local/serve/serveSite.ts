import { createReadStream, readFileSync } from 'node:fs';
import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp, type ServerResponse } from 'node:http';
import { request as requestHttps } from 'node:https';
import path from 'node:path';
import querystring from 'node:querystring';
import { contentTypes } from '../../build/hosting/contentTypes.ts';
import {
  deltaRules,
  deltasFolder,
  toAssetDictionary,
  toDeltaFolder,
  toDeltaPath,
  toDocumentDictionary,
} from '../../build/hosting/deltas.ts';
import {
  apiCallPattern,
  apiMethods,
  apiRequestHeaders,
  hiddenPattern,
  packedPattern,
  refusedPattern,
} from '../../build/hosting/requestFilters.ts';
import { findRule, type Headers, type ServingRule, ServingRules } from '../../build/hosting/servingRules.ts';
import { isFile } from './isFile.ts';
import { type StartedServer, startServer } from './startServer.ts';

const [isApiCall, isRefused, isHidden, isPacked] = [apiCallPattern, refusedPattern, hiddenPattern, packedPattern].map(
  (pattern) => new RegExp(pattern),
) as [RegExp, RegExp, RegExp, RegExp];

const handedOnHeaders = new Set(['content-length', ...apiRequestHeaders.map((name) => name.toLowerCase())]);

/**
 * Serves one site's folder of a release on loopback as a CDN would: by the rules in the hosting folder, which all
 * servers follow, and with compressed files if the browser accepts them. For demonstration and tests.
 */
export async function serveSite(folder: string, port: number, host?: string): Promise<StartedServer> {
  const rules = readRules(folder);
  return startServer((request, response) => answer(folder, rules, request, response), port, host);
}

function readRules(folder: string): ServingRules {
  const file = path.join(folder, '../hosting/rules', `${path.basename(folder)}.json`);
  return ServingRules.parse(JSON.parse(readFileSync(file, 'utf8')));
}

function answer(folder: string, rules: ServingRules, request: IncomingMessage, response: ServerResponse): void {
  const sent = request.url!.replace(/^https?:\/\/[^/?]*/, '');
  const pathname = parsePath(sent);
  if (pathname === undefined) return void response.writeHead(400).end();
  const rule = isHidden.test(pathname) ? undefined : findRule(rules, pathname);
  if (rule?.to !== undefined && isApiCall.test(sent)) {
    if (!apiMethods.includes(request.method!)) return void response.writeHead(405).end();
    return void proxyRequest(rule.to, rule.headers, sent, request, response);
  }
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead && rule?.to === undefined) return void response.writeHead(405).end();
  const requested = path.join(folder, rule?.page ?? pathname);
  const exists = rule !== undefined && rule.to === undefined && !isPacked.test(requested) && isFile(requested);
  const file = exists ? requested : path.join(folder, '404.html');
  const hash = exists ? rule.hash : undefined;
  const isKnown = hash !== undefined && request.headers['if-none-match']?.includes(hash);
  const hasDeltas = exists && rule.deltas === true;
  const encoding =
    (hasDeltas && findDelta(folder, path.relative(folder, file), request.headers)) ||
    pickEncoding(file, String(request.headers['accept-encoding'] ?? ''));
  response.writeHead(isKnown ? 304 : exists ? 200 : 404, {
    ...(exists ? rule.headers : rules.missing),
    'Content-Type': contentTypes[path.extname(file).slice(1)] ?? 'application/octet-stream',
    ...(hasDeltas && toDictionaryHeaders(pathname, rule, request.headers)),
    Vary: `Accept-Encoding${hasDeltas ? ', Available-Dictionary' : ''}`,
    ...(hash ? { ETag: `W/"${hash}"` } : {}),
    ...(encoding ? { 'Content-Encoding': encoding.name } : {}),
  });
  if (isKnown || request.method === 'HEAD') return void response.end();
  createReadStream(encoding?.file ?? file).pipe(response);
}

/** Proxies a request: answers with the answer of another host to the same request. */
function proxyRequest(
  origin: string,
  headers: Headers,
  sent: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const url = new URL(origin);
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const known = Object.fromEntries(Object.entries(request.headers).filter(([name]) => handedOnHeaders.has(name)));
  const forwarded = send(url, { method: request.method, path: sent, headers: { ...known, host: url.host } });
  forwarded.once('response', (answer) => {
    const { 'set-cookie': _, ...answered } = answer.headers;
    response.setHeaders(new Map(Object.entries({ ...answered, ...headers }) as [string, string][]));
    response.writeHead(answer.statusCode!);
    answer.pipe(response);
  });
  forwarded.once('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
  response.once('close', () => forwarded.destroy());
  request.pipe(forwarded);
}

/**
 * Decodes the path of an address, without doubled slashes and dots; undefined if it cannot be decoded or leads upwards.
 */
function parsePath(sent: string): string | undefined {
  const encoded = sent.split(/[?#]/, 1)[0]!;
  if (isRefused.test(sent) || /%(?![\da-f]{2})/i.test(encoded)) return undefined;
  const decoded = path.posix.normalize(`/${querystring.unescape(encoded)}`);
  return decoded.split(/[\\/]/).includes('..') ? undefined : decoded;
}

/** Finds the delta for a browser that has a former version of the file. */
function findDelta(folder: string, requested: string, headers: IncomingHttpHeaders): Encoding | undefined {
  const [, dictionary] = new RegExp(deltaRules.dictionaryPattern).exec(String(headers['available-dictionary'])) ?? [];
  if (dictionary === undefined || !new RegExp(deltaRules.acceptsDeltasPattern).test(String(headers['accept-encoding'])))
    return undefined;
  const hash = Buffer.from(dictionary, 'base64').toString('hex');
  const delta = toDeltaPath(toDeltaFolder(path.basename(folder), requested), hash);
  const file = path.join(folder, '..', deltasFolder, delta);
  return isFile(file) ? { name: 'dcz', file } : undefined;
}

/** Returns the headers by which a browser keeps what it gets as a dictionary. */
function toDictionaryHeaders(
  pathname: string,
  { serves, path: rulePath }: ServingRule,
  headers: IncomingHttpHeaders,
): Headers {
  if (serves === 'page') {
    const revalidates = headers['sec-ch-ua']?.includes(deltaRules.revalidatingBrowsersPattern);
    return {
      'Use-As-Dictionary': toDocumentDictionary(rulePath),
      ...(revalidates && { 'Cache-Control': deltaRules.dictionaryCacheControl }),
    };
  }
  const match = toAssetDictionary(pathname);
  return match === undefined ? {} : { 'Use-As-Dictionary': match };
}

interface Encoding {
  name: string;
  file: string;
}

function pickEncoding(file: string, accepted: string): Encoding | undefined {
  for (const [name, ending] of [
    ['br', 'br'],
    ['gzip', 'gz'],
  ] as const) {
    if (accepted.includes(name) && isFile(`${file}.${ending}`)) return { name, file: `${file}.${ending}` };
  }
  return undefined;
}
