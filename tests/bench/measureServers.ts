import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { domainFacts } from '../../brands/domains.ts';
import type { Catalogue } from '../../scripts/build/config/schema/catalogue.ts';
import { toServingRules } from '../../scripts/build/hosting/servingRules.ts';
import { planBuild, type Site } from '../../scripts/build/plan/planBuild.ts';
import { loadHostingTemplates } from '../../scripts/build/stages/hostingFiles.ts';
import { sha256 } from '../../scripts/lib/hash.ts';
import { findCaddy, findNginx } from '../hosting/findWebServers.ts';
import { startNginx } from '../hosting/startWebServers.ts';

export interface ServerFigures {
  hosts: number;
  /** After three reloads: the slowest of them, and the memory of all processes (PSS); undefined without nginx. */
  nginx?: { reloadMs: number; bytes: number } | undefined;
  /** CPU time of reading the files; undefined without Caddy. */
  caddyCpuMs?: number | undefined;
}

const HOSTS = 2000;
const RELOADS = 3;

/** Measures the servers of this machine with the files of 2,000 hosts, which are like the sites of the catalogue. */
export async function measureServers(root: string, catalogue: Catalogue): Promise<ServerFigures> {
  const { sites } = planBuild(catalogue, { brands: [], domains: [] });
  const rules = Array.from({ length: HOSTS }, (_, index) => toRules(sites[index % sites.length]!, index));
  const { renderServerFiles } = await loadHostingTemplates(root);
  // The path must be short, because it is that of a socket.
  const folder = await mkdtemp(path.join(tmpdir(), 'servers-'));
  try {
    for (const { path: file, bytes } of renderServerFiles(rules)) {
      await mkdir(path.join(folder, 'hosting', path.dirname(file)), { recursive: true });
      await writeFile(path.join(folder, 'hosting', file), bytes);
    }
    const [nginx, caddy] = [findNginx(), findCaddy()];
    return {
      hosts: HOSTS,
      nginx: nginx && existsSync('/proc/self/smaps_rollup') ? await measureNginx(nginx, folder) : undefined,
      caddyCpuMs: caddy ? measureCaddy(caddy, folder) : undefined,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Makes rules like those of a site, with a host and contents of its own. */
function toRules({ values }: Site, index: number) {
  const toHashes = (kind: string, count: number) =>
    Array.from({ length: count }, (_, number) => `'sha256-${sha256(`${kind} ${index} ${number}`).slice(0, 44)}'`);
  const legal = values.locales.flatMap((locale) =>
    Object.keys(domainFacts).map((domain) => `legal/termsAndPolicies_${locale}_${domain}.json`),
  );
  const icons = ['favicon.ico', ...['apple-touch-icon', 'icon-192', 'icon-512'].map((name) => `icons/${name}.png`)];
  const others = ['robots.txt', 'manifest.webmanifest', 'third-party-notices.txt', 'frames/chat.html', 'assets/a.js'];
  const pages = ['error/no-auth', 'error/404', 'error/profile', 'resetPassword'];
  return toServingRules(
    { ...values, host: values.host.replace('.', `.n${index}`) },
    { scripts: toHashes('script', 6), styles: toHashes('style', 4) },
    [...legal, ...icons, ...others],
    { chat: { scripts: toHashes('chat', 1), styles: [] } },
    pages.map((page) => ({ path: `/${page}`, file: `${page.replace('/', '-')}.html` })),
    (file) => sha256(`${file} ${index}`).slice(0, 32),
  );
}

async function measureNginx(binary: string, folder: string) {
  const server = await startNginx(binary, folder, path.join(folder, 'run'), { files: `${folder}/hosting/nginx` });
  try {
    const master = Number(await readFile(path.join(folder, 'run/nginx.pid'), 'utf8'));
    const listWorkers = async () => (await readFile(`/proc/${master}/task/${master}/children`, 'utf8')).split(' ');
    let reloadMs = 0;
    for (let count = 0; count < RELOADS; count++) {
      const former = await listWorkers();
      const started = performance.now();
      process.kill(master, 'SIGHUP');
      while ((await listWorkers()).some((worker) => worker !== '' && former.includes(worker))) await sleep(5);
      reloadMs = Math.max(reloadMs, performance.now() - started);
    }
    const processes = [`${master}`, ...(await listWorkers()).filter((worker) => worker !== '')];
    const sizes = await Promise.all(processes.map((one) => readFile(`/proc/${one}/smaps_rollup`, 'utf8')));
    return { reloadMs, bytes: sizes.reduce((sum, text) => sum + 1024 * Number(/^Pss: +(\d+)/m.exec(text)![1]), 0) };
  } finally {
    await server.stop();
  }
}

/** Returns the CPU time of `caddy adapt`, which bash tells as `<user> <system>` in seconds. */
function measureCaddy(binary: string, folder: string): number {
  const args = ['adapt', '--adapter', 'caddyfile', '--config', path.join(folder, 'hosting/caddy/Caddyfile')];
  const { status, stderr } = spawnSync(
    'bash',
    ['-c', 'TIMEFORMAT="%U %S"; time "$0" "$@" > /dev/null', binary, ...args],
    {
      env: { ...process.env, MATCHPRESS_DIST: folder },
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`Caddy refuses the files:\n${stderr}`);
  return stderr
    .trim()
    .split('\n')
    .at(-1)!
    .split(' ')
    .reduce((sum, seconds) => sum + 1000 * Number(seconds), 0);
}
