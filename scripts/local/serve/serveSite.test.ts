import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toServingRules } from '../../build/hosting/servingRules.ts';
import { serveSite } from './serveSite.ts';
import type { StartedServer } from './startServer.ts';

const rules = toServingRules(
  {
    host: 'site',
    apiOrigin: 'https://api.operator.example',
    proxiedApi: false,
    socketOrigin: 'wss://live.operator.example',
    storageOrigin: 'https://pictures.operator.example',
    liveChatOrigin: 'https://chat.operator.example',
    statisticsUrl: '',
    adsUrl: '',
    reportsUrl: '',
    mapsOrigin: 'https://maps.googleapis.com',
    placesOrigin: 'https://places.googleapis.com',
  },
  { scripts: [], styles: [] },
  ['index.html', '404.html', 'robots.txt', 'assets/a.js', 'legal/a.json'],
  {},
  [{ path: '/', file: 'index.html' }],
);
let folder: string;
let server: StartedServer;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'serve-'));
  await mkdir(path.join(folder, 'site/assets'), { recursive: true });
  await writeFile(path.join(folder, 'secret.txt'), 'secret');
  await writeFile(path.join(folder, 'site/index.html'), 'page');
  await writeFile(path.join(folder, 'site/member.html'), 'page of members');
  await writeFile(path.join(folder, 'site/404.html'), 'missing');
  await writeFile(path.join(folder, 'site/assets/a.js'), 'code');
  await mkdir(path.join(folder, 'hosting/rules'), { recursive: true });
  await writeFile(path.join(folder, 'hosting/rules/site.json'), JSON.stringify(rules));
  await writeFile(path.join(folder, 'site/assets/a.js.gz'), gzipSync('code'));
  server = await serveSite(path.join(folder, 'site'), 0);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

test.for([
  ['/', 200, 'page', 'no-cache, no-transform'],
  ['/membership-area/home', 200, 'page of members', 'no-cache, no-transform'],
  ['/robots.txt', 404, 'missing', 'no-cache, no-transform'],
  ['/assets/a.js', 200, 'code', 'public, max-age=31536000, immutable'],
  ['/assets/gone.js', 404, 'missing', 'no-cache, no-transform'],
  ['/legal/gone.json', 404, 'missing', 'no-cache, no-transform'],
] as const)('%s', async ([address, status, body, cache]) => {
  const response = await fetch(server.origin + address);
  expect([response.status, await response.text(), response.headers.get('cache-control')]).toEqual([
    status,
    body,
    cache,
  ]);
});

test.for(['/../secret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt', '/%00', '/%'])(
  'does not leave the folder for %s',
  async (raw) => {
    const body = await new Promise<string>((resolve, reject) => {
      const { hostname, port } = new URL(server.origin);
      request({ hostname, port, path: raw }, (response) => {
        let text = '';
        response.on('data', (part) => {
          text += part;
        });
        response.on('end', () => resolve(text));
      })
        .on('error', reject)
        .end();
    });
    expect(body).not.toContain('secret');
  },
);

test('sends the headers of the rules, also for missing files', async () => {
  const policyOf = async (address: string) =>
    (await fetch(server.origin + address)).headers.get('content-security-policy');
  expect(await policyOf('/')).toContain("default-src 'none'");
  expect(await policyOf('/assets/gone.js')).toBe(await policyOf('/'));
  expect(await policyOf('/assets/a.js')).toBeNull();
});
