import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ServingRules } from '../../scripts/build/hosting/servingRules.ts';
import { loadHostingTemplates } from '../../scripts/build/stages/hostingFiles.ts';
import { writeEvidence } from '../../scripts/evidence.ts';
import { findCommand } from '../../scripts/lib/findCommand.ts';
import { freePort } from '../../scripts/local/serve/startServer.ts';
import { verify } from '../../scripts/verify.ts';
import { builtFixtureRoot } from '../support/builtFixture.ts';
import { callCommand } from '../support/callCommand.ts';
import { findNginx } from './findWebServers.ts';
import { sendRawRequest } from './sendRawRequest.ts';
import { startNginx } from './startWebServers.ts';

// nginx whose operator has settings of their own.

const execute = promisify(execFile);

const dist = path.join(builtFixtureRoot(), 'dist');
const host = 'members.birchmere.uk.example';
const binary = findNginx();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'operator-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What Debian's nginx.conf has, with its comments taken away, and more that operators set there. */
const settings = `
  sendfile on; tcp_nopush on; types_hash_max_size 2048; types_hash_bucket_size 128; server_tokens off;
  server_names_hash_bucket_size 64; server_names_hash_max_size 1024; variables_hash_max_size 2048;
  map_hash_bucket_size 128; server_name_in_redirect off; default_type application/octet-stream; charset utf-8;
  types { text/html html; text/css css; application/javascript js; image/svg+xml svg; }
  gzip on; gzip_vary on; gzip_proxied any; gzip_min_length 0; gzip_types *; gzip_static on;
  etag on; if_modified_since before; error_page 404 /404.html; error_page 500 502 503 504 /50x.html; root /var/www;
  add_header X-Own own; log_format main '$remote_addr "$request"'; open_file_cache off; resolver 127.0.0.1;
  limit_req_zone $binary_remote_addr zone=all:1m rate=1000r/s; keepalive_timeout 65;
  map $http_upgrade $connection_upgrade { default upgrade; '' close; }
  ssl_protocols TLSv1.2 TLSv1.3; ssl_session_cache shared:SSL:1m; proxy_http_version 1.1; proxy_set_header Host $host;
`;
const siteSettings = `
  server_tokens off; charset off; default_type text/html; types { text/plain txt; } gzip on; access_log off;
  error_log ${'/dev'}/null; client_max_body_size 1m; keepalive_timeout 5; etag on; add_header X-Own own; error_page 500 /50x.html;
  location ^~ /.well-known/acme-challenge/ { return 200 challenge; }
`;

describe.for(binary ? [binary] : [])('%s', (nginx) => {
  test('starts with whatever an operator has set already, and answers as without', async () => {
    const plain = await startNginx(nginx, dist, path.join(folder, 'plain'));
    const full = await startNginx(nginx, dist, path.join(folder, 'full'), { http: settings, site: siteSettings });
    try {
      for (const address of ['/', '/login', '/robots.txt', '/assets/none.js', '/.env', '/manifest.webmanifest']) {
        for (const acceptEncoding of ['gzip, br', 'gzip', '']) {
          const ask = (server: string) => sendRawRequest(server, { host, path: address, acceptEncoding });
          const [expected, { status, headers, body }] = [await ask(plain.address), await ask(full.address)];
          expect([address, status, body.equals(expected.body)]).toEqual([address, expected.status, true]);
          expect({ ...headers, server: '', date: '' }).toEqual({ ...expected.headers, server: '', date: '' });
        }
      }
      const challenge = await sendRawRequest(full.address, { host, path: '/.well-known/acme-challenge/x' });
      expect(challenge.body.toString()).toBe('challenge');
    } finally {
      await Promise.all([plain.stop(), full.stop()]);
    }
  });

  test('takes a host that is longer than its table of hosts has room for', async () => {
    const long = `members.${'a'.repeat(60)}.staging.example`;
    const [release, files] = [path.join(folder, 'long-release'), path.join(folder, 'long-files')];
    await Promise.all([release, files].map((one) => mkdir(one)));
    await symlink(path.join(dist, host), path.join(release, long));
    const rules = ServingRules.parse(JSON.parse(await readFile(path.join(dist, `hosting/rules/${host}.json`), 'utf8')));
    const { renderServerFiles } = await loadHostingTemplates(builtFixtureRoot());
    for (const { path: file, bytes } of renderServerFiles([{ ...rules, host: long }]))
      await writeFile(path.join(files, path.basename(file)), bytes);
    const server = await startNginx(nginx, release, path.join(folder, 'long'), { files });
    try {
      const ask = (name: string) => sendRawRequest(server.address, { host: name, path: '/robots.txt' });
      expect((await ask(long)).status).toBe(200);
      for (const other of [`x${long}`, `${long}.evil.test`, long.replace('.', 'x')])
        expect([other, (await ask(other)).status]).toEqual([other, 421]);
    } finally {
      await server.stop();
    }
  });

  test('speaks TLS and HTTP/2 with the lines that the release tells, and is read back', async ({ skip }) => {
    skip(findCommand('openssl') === undefined, 'openssl makes the certificate');
    const shared = await readFile(path.join(dist, 'hosting/nginx/shared.conf'), 'utf8');
    const lines = [...shared.matchAll(/^# {3}(\S.*;)$/gm)].map(([, line]) => line!);
    const page = await readFile(path.resolve('scripts/build/hosting/README.md'), 'utf8');
    expect(page.split('\n')).toEqual(expect.arrayContaining(lines));
    const certificates = path.join(folder, 'certificates');
    await mkdir(certificates);
    const [key, certificate] = ['key', 'crt'].map((ending) => path.join(certificates, `${host}.${ending}`));
    const ofKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', key!];
    execFileSync('openssl', ['req', '-x509', ...ofKey, '-out', certificate!, '-subj', `/CN=${host}`], {
      stdio: 'ignore',
    });
    const port = await freePort(0);
    const site = lines
      .filter((line) => !line.startsWith('include ') && !line.startsWith('set '))
      .join('\n')
      .replaceAll('/etc/ssl/matchpress', certificates)
      .replace(/^proxy_ssl_trusted_certificate .*$/m, `proxy_ssl_trusted_certificate ${certificate};`)
      .replace('listen 443', `listen 127.0.0.1:${port}`);
    expect(site).toContain(`listen 127.0.0.1:${port} ssl http2;`);
    const server = await startNginx(nginx, dist, path.join(folder, 'http2'), { site });
    const client = connect(`https://127.0.0.1:${port}`, { servername: host, rejectUnauthorized: false });
    try {
      const request = client.request({ ':path': '/robots.txt', ':authority': host });
      const [headers] = await once(request, 'response');
      expect([headers[':status'], client.alpnProtocol]).toEqual([200, 'h2']);
      expect(await text(request)).toBe(await readFile(path.join(dist, host, 'robots.txt'), 'utf8'));
      const way = ['--connect-to', `127.0.0.1:${port}`, '--ca', certificate!, '--out', dist];
      const served = await callCommand(verify, ['--served', `https://${host}/login`, ...way]);
      expect(served).toMatchObject({
        code: 0,
        stdout: expect.stringMatching(/^1 host, \d+ requests: all as planned\.\n$/),
      });
      const evidence = path.join(folder, 'evidence');
      await callCommand(writeEvidence, ['--release', dist, '--out', evidence]);
      const { stdout: proof } = await execute(
        process.execPath,
        ['scripts/release-tools/evidence/verify-served.mjs', evidence, `https://${host}`, ...way.slice(0, 2)],
        { env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate } },
      );
      expect(proof).toMatch(/^\d+ addresses: 0 problems\n$/);
      const { code, stdout } = await callCommand(verify, [
        '--served',
        'members.alderwick.de.example',
        '--json',
        ...way,
      ]);
      expect([code, JSON.parse(stdout).differences]).toEqual([
        1,
        [expect.objectContaining({ part: 'answer', came: 'none: tlsv1 alert internal error' })],
      ]);
    } finally {
      client.destroy();
      await server.stop();
    }
  });
});
