import { createReadStream, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
};

/** Folders whose files either exist or are missing; everything else is an address of the app. */
const fileFolders = /^\/(?:assets|icons|legal)\//;

export interface SiteServer {
  origin: string;
  close(): Promise<void>;
}

/**
 * Serves one site's folder on loopback as a CDN would: compressed forms where the browser takes them, hashed files
 * for ever, the page for every other address. For demonstration, development and tests.
 */
export async function serveSite(folder: string, port: number, host = '127.0.0.1'): Promise<SiteServer> {
  const server = createServer((request, response) => answer(folder, request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  return {
    origin: `http://${host}:${actual}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function answer(folder: string, request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405).end();
  const pathname = readPath(request.url);
  const asked = pathname === undefined ? undefined : findFile(folder, pathname);
  const missing = pathname === undefined || (!asked && fileFolders.test(pathname));
  const file = asked ?? path.join(folder, missing ? '404.html' : 'index.html');
  const encoding = pickEncoding(file, String(request.headers['accept-encoding'] ?? ''));
  const immutable = asked !== undefined && pathname?.startsWith('/assets/');
  response.writeHead(missing ? 404 : 200, {
    'Content-Type': types[path.extname(file).slice(1)] ?? 'application/octet-stream',
    'Cache-Control': immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    'X-Content-Type-Options': 'nosniff',
    Vary: 'Accept-Encoding',
    ...(encoding ? { 'Content-Encoding': encoding.name } : {}),
  });
  if (request.method === 'HEAD') return void response.end();
  createReadStream(encoding?.file ?? file).pipe(response);
}

/** The path of an address, or nothing where it does not decode or tries to leave the folder. */
function readPath(url: string | undefined): string | undefined {
  try {
    const decoded = decodeURIComponent(new URL(url ?? '/', 'http://site').pathname);
    return decoded.includes('\0') || decoded.split(/[\\/]/).includes('..') ? undefined : decoded;
  } catch {
    return undefined;
  }
}

function findFile(folder: string, pathname: string): string | undefined {
  const file = path.join(folder, pathname);
  return isFile(file) ? file : undefined;
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

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
