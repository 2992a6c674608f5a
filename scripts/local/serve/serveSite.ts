import { readFileSync } from 'node:fs';
import { type IncomingMessage, request as requestHttp, type ServerResponse } from 'node:http';
import { request as requestHttps } from 'node:https';
import path from 'node:path';
import { answerRequest } from '../../build/hosting/answerRequest.ts';
import { deltasFolder } from '../../build/hosting/deltas.ts';
import { apiRequestHeaders } from '../../build/hosting/requestFilters.ts';
import { type Headers, ServingRules } from '../../build/hosting/servingRules.ts';
import { isFile } from './isFile.ts';
import { type StartedServer, startServer } from './startServer.ts';

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
  const address = request.url!.replace(/^https?:\/\/[^/?]*/, '');
  const places = { site: folder, deltas: path.join(folder, '..', deltasFolder) };
  const files = {
    has: (file: string) => isFile(path.join(places.site, file)),
    hasDelta: (file: string) => isFile(path.join(places.deltas, file)),
  };
  const header = (name: string) => {
    const value = request.headers[name];
    return value === undefined ? undefined : String(value);
  };
  const answered = answerRequest(rules, files, { method: request.method!, address, header });
  if (answered.kind === 'proxy') return void proxyRequest(answered.to, answered.headers, address, request, response);
  response.writeHead(answered.status, answered.headers);
  if (answered.kind === 'empty' || !answered.hasBody) return void response.end();
  // At once: a stream takes several times the work for so small a file.
  response.end(readFileSync(path.join(places[answered.from], answered.path)));
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
