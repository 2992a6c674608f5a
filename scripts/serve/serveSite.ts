import { createReadStream, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { contentTypes } from '../hosting/contentTypes.ts';
import { findRule, ServingRules } from '../hosting/servingRules.ts';
import { isFile } from './isFile.ts';
import { type StartedServer, startServer } from './startServer.ts';

/**
 * Serves one site's folder of a release on loopback as a CDN would: by the rules in the hosting folder, which all servers
 * follow, and with compressed files where the browser accepts them. For demonstration and tests.
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
  if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405).end();
  const pathname = parsePath(request.url);
  const rule = pathname === undefined ? undefined : findRule(rules, pathname);
  const requested = path.join(folder, rule?.serves === 'file' ? pathname! : (rule?.page ?? 'index.html'));
  const exists = rule !== undefined && isFile(requested);
  const file = exists ? requested : path.join(folder, '404.html');
  const encoding = pickEncoding(file, String(request.headers['accept-encoding'] ?? ''));
  response.writeHead(exists ? 200 : 404, {
    ...(exists ? rule.headers : rules.missing),
    'Content-Type': contentTypes[path.extname(file).slice(1)] ?? 'application/octet-stream',
    Vary: 'Accept-Encoding',
    ...(encoding ? { 'Content-Encoding': encoding.name } : {}),
  });
  if (request.method === 'HEAD') return void response.end();
  createReadStream(encoding?.file ?? file).pipe(response);
}

/** The decoded path of an address; undefined if it does not decode or could leave the folder. */
function parsePath(url: string | undefined): string | undefined {
  try {
    const decoded = decodeURIComponent(new URL(url ?? '/', 'http://site').pathname);
    return decoded.includes('\0') || decoded.split(/[\\/]/).includes('..') ? undefined : decoded;
  } catch {
    return undefined;
  }
}

function pickEncoding(file: string, accepted: string): { name: string; file: string } | undefined {
  for (const [name, ending] of [
    ['br', 'br'],
    ['gzip', 'gz'],
  ] as const) {
    if (accepted.includes(name) && isFile(`${file}.${ending}`)) return { name, file: `${file}.${ending}` };
  }
  return undefined;
}
