import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findRule } from '../../scripts/build/hosting/findRule.ts';
import { ServingRules } from '../../scripts/build/hosting/servingRules.ts';
import { freePort } from '../../scripts/local/serve/startServer.ts';
import { builtFixtureRoot } from '../support/builtFixture.ts';
import { readDocumentedShell } from '../support/readDocumentedShell.ts';
import { answersEverywhere } from './expectedAnswers.ts';

// Cloudflare Pages as its own local server plays it. It is no package of the project: it has 230 MB, with a browser engine
// for each system, and this test alone needs it, which takes twelve seconds for it once.
const version = '4.164.0';
const folder = path.resolve('node_modules/.cache/wrangler', version);
const program = path.join(folder, 'node_modules/wrangler/bin/wrangler.js');

/** Installs the server unless it is there; gives why it cannot. */
function install(): string | undefined {
  if (existsSync(program)) return undefined;
  const args = [
    'install',
    '--prefix',
    folder,
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--fetch-retries=0',
  ];
  try {
    execFileSync('npm', [...args, `wrangler@${version}`], { stdio: ['ignore', 'ignore', 'pipe'], timeout: 120_000 });
    return undefined;
  } catch (error) {
    return String(error).split('\n', 1)[0]!;
  }
}

const host = 'members.alderwick.de.example';
const dist = path.join(builtFixtureRoot(), 'dist');
let home: string;
let origin: string;
let stop: () => Promise<unknown> = async () => {};
let problem: string | undefined;

beforeAll(async () => {
  problem = install();
  if (problem !== undefined) return;
  home = await mkdtemp(path.join(tmpdir(), 'cloudflare-'));
  const upload = path.join(home, 'site');
  execFileSync('/bin/sh', ['-euc', readDocumentedShell('Cloudflare Pages and Netlify', { host, upload })], {
    cwd: path.dirname(dist),
  });
  const [port, inspector] = [await freePort(0), await freePort(0)];
  origin = `http://127.0.0.1:${port}`;
  const args = ['pages', 'dev', 'site', '--ip', '127.0.0.1', '--port', `${port}`, '--inspector-port', `${inspector}`];
  const child = spawn(process.execPath, [program, ...args, '--compatibility-date', '2026-01-01'], {
    cwd: home,
    env: { ...process.env, HOME: home, CI: '1', WRANGLER_SEND_METRICS: 'false' },
  });
  let output = '';
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes('Ready on')) resolve();
      });
  });
  const ended = new Promise<never>((_, reject) => child.once('close', () => reject(new Error(output))));
  stop = () => {
    child.kill();
    return ended.catch(() => {});
  };
  await Promise.race([ready, ended]);
}, 180_000);
afterAll(async () => {
  await stop();
  if (problem === undefined) await rm(home, { recursive: true, force: true });
});

test('Cloudflare Pages has a local server', ({ skip }) => skip(problem !== undefined, `wrangler: ${problem}`));

test('Cloudflare Pages sends documents, frames and files by the rules of the site', async ({ skip }) => {
  skip(problem !== undefined, 'wrangler is not installed');
  const rules = ServingRules.parse(JSON.parse(await readFile(path.join(dist, `hosting/rules/${host}.json`), 'utf8')));
  for (const address of [
    ...['/', '/login', '/membership-area/home', '/resetPassword', '/frames/chat', '/frames/maps'],
    ...['/robots.txt', '/manifest.webmanifest', '/legal/termsAndPolicies_de_DE.json'],
  ]) {
    const { status, headers } = await fetch(origin + address, { redirect: 'manual' });
    const expected = findRule(rules, address).headers;
    const sent = Object.fromEntries(Object.keys(expected).map((name) => [name, headers.get(name)]));
    expect([address, status, sent]).toEqual([address, 200, expected]);
    expect([address, headers.has('x-frame-options')]).toEqual([address, !address.startsWith('/frames/')]);
  }
});

test('Cloudflare Pages leads from the file of a frame to its address, and to the page from nowhere', async ({
  skip,
}) => {
  skip(problem !== undefined, 'wrangler is not installed');
  for (const name of ['chat', 'maps']) {
    const { status, headers } = await fetch(`${origin}/frames/${name}.html`, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([308, `/frames/${name}`]);
  }
  for (const address of ['/no/such/page', '/assets/none-0123456789.js', '//magiclink/a.b.c', '/frames/none']) {
    const { status, headers } = await fetch(origin + address, { redirect: 'manual' });
    expect([address, status, headers.get('x-frame-options')]).toEqual([address, 404, 'DENY']);
  }
});

test('Cloudflare Pages gets what it sends, and answers every address as nginx does', async ({ skip }) => {
  skip(problem !== undefined, 'wrangler is not installed');
  const files = await readdir(path.join(home, 'site'), { recursive: true });
  expect(files).toContain('index.html');
  expect(files.filter((file) => /\.(?:br|gz)$/.test(file))).toEqual([]);
  const script = files.find((file) => /^assets\/main-.*\.js$/.test(file))!.slice('assets/'.length);
  const name = (text: string) => text.replace('{script}', script).replace('_en_GB', '_de_DE');
  for (const [address, status, file] of answersEverywhere) {
    const answer = await fetch(origin + name(address), { redirect: 'manual' });
    const sent = Buffer.from(await answer.arrayBuffer());
    const expected = await readFile(path.join(home, 'site', name(file!)));
    expect([address, answer.status, sent.equals(expected)]).toEqual([address, status, true]);
  }
});
