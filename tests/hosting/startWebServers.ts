import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serveSite } from '../../scripts/local/serve/serveSite.ts';
import { findCaddy, findNginx } from './findWebServers.ts';

export interface RunningServer {
  /** The path of its socket, or its origin. */
  address: string;
  stop(): Promise<void>;
}

/**
 * The servers of this machine by their names: our own, which serves one site alone, and those that are installed, with the
 * configuration of the build.
 *
 * @param release gives the folders of the release and of the servers' own files, and a site's host; the path of the second
 *   must be short, because it is that of a socket
 */
export function listServers(
  release: () => { dist: string; folder: string; host: string },
): [name: string, start: () => Promise<RunningServer>][] {
  const nginx = findNginx();
  const caddy = findCaddy();
  const startOwn = async () => {
    const { dist, host } = release();
    const server = await serveSite(path.join(dist, host), 0);
    return { address: server.origin, stop: () => server.close() };
  };
  const startWith =
    (start: (binary: string, dist: string, folder: string) => Promise<RunningServer>, binary: string) => () => {
      const { dist, folder } = release();
      return start(binary, dist, path.join(folder, path.basename(binary)));
    };
  return [
    ['our own server', startOwn],
    ...(nginx ? [['nginx', startWith(startNginx, nginx)] satisfies [string, unknown]] : []),
    ...(caddy ? [['Caddy', startWith(startCaddy, caddy)] satisfies [string, unknown]] : []),
  ];
}

/** What an operator has in the http block before our files, and in matchpress.conf besides what every one must have. */
interface OperatorSettings {
  http?: string;
  site?: string;
  /** Our files; default: those of the release. */
  files?: string;
}

/** Starts nginx as an operator does, with our files and the two values that only the operator has. */
export async function startNginx(
  binary: string,
  dist: string,
  folder: string,
  { http = '', site = '', files = `${dist}/hosting/nginx` }: OperatorSettings = {},
): Promise<RunningServer> {
  await mkdir(folder, { recursive: true });
  const socket = path.join(folder, 'nginx.sock');
  const lines = [`listen unix:${socket};`, `set $matchpress_dist ${dist};`, site];
  await writeFile(path.join(folder, 'matchpress.conf'), lines.join('\n'));
  return runNginx(binary, folder, socket, `${http} include ${files}/*.conf;`);
}

/** Who may read and who may write, as `user:password`. */
interface CacheUsers {
  reader: string;
  writer: string;
}

/** Starts the server for a shared cache that templates/ci has, unencrypted; its files are in `store` there. */
export async function startCacheServer(
  binary: string,
  folder: string,
  port: number,
  { reader, writer }: CacheUsers,
): Promise<RunningServer> {
  await mkdir(path.join(folder, 'store'), { recursive: true });
  const toLine = (login: string) => login.replace(':', ':{PLAIN}');
  await writeFile(path.join(folder, 'readers'), `${toLine(reader)}\n${toLine(writer)}\n`);
  await writeFile(path.join(folder, 'writers'), `${toLine(writer)}\n`);
  const template = await readFile(path.resolve(import.meta.dirname, '../../templates/ci/nginx-cache.conf'), 'utf8');
  const server = template
    .replace(/listen .*;/, `listen 127.0.0.1:${port};`)
    .replaceAll(/^ *ssl_.*\n/gm, '')
    .replaceAll('/etc/nginx/matchpress-cache-', `${folder}/`)
    .replaceAll('/srv/matchpress-cache', `${folder}/store`);
  const running = await runNginx(binary, folder, port, server);
  return { ...running, address: `http://127.0.0.1:${port}/matchpress` };
}

async function runNginx(binary: string, folder: string, listening: string | number, servers: string) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ');
  await writeFile(
    path.join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 512; }
http { access_log off; ${temporary} ${servers} }
`,
  );
  const child = spawn(binary, ['-c', path.join(folder, 'nginx.conf'), '-e', `${folder}/error.log`], {
    stdio: 'ignore',
  });
  return waitUntilListening(child, listening, () => readFile(`${folder}/error.log`, 'utf8'));
}

/**
 * Starts Caddy with our files imported, without certificates.
 *
 * @param port where it listens in place of its socket; then it takes a reload at `admin.sock` in its folder, too
 */
export async function startCaddy(binary: string, dist: string, folder: string, port?: number): Promise<RunningServer> {
  await mkdir(folder, { recursive: true });
  const socket = path.join(folder, 'caddy.sock');
  const file = path.join(folder, 'Caddyfile');
  const imports = 'import {$MATCHPRESS_DIST}/hosting/caddy/Caddyfile\n';
  await writeFile(
    file,
    port === undefined
      ? `{\n\tadmin off\n\tauto_https off\n\tdefault_bind unix/${socket}\n}\n${imports}`
      : `{\n\tadmin unix/${folder}/admin.sock\n\tauto_https off\n\thttp_port ${port}\n\tdefault_bind 127.0.0.1\n}\n${imports}`,
  );
  const child = spawn(binary, ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: folder, MATCHPRESS_DIST: dist, MATCHPRESS_SCHEME: 'http' },
  });
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  return waitUntilListening(child, port ?? socket, async () => output);
}

/** Whether a server accepts connections; the file of its socket exists a little earlier. */
const isListening = (listening: string | number) =>
  new Promise<boolean>((resolve) => {
    const connection = typeof listening === 'number' ? connect(listening, '127.0.0.1') : connect(listening);
    connection.on('error', () => resolve(false));
    connection.on('connect', () => {
      connection.destroy();
      resolve(true);
    });
  });

/** Waits until the server accepts connections; throws with its output if it ends before. */
export async function waitUntilListening(
  child: ChildProcess,
  listening: string | number,
  readOutput: () => Promise<string>,
): Promise<RunningServer> {
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  for (const started = Date.now(); !(await isListening(listening)); await sleep(20)) {
    if (child.exitCode !== null || Date.now() - started > 30_000) {
      child.kill();
      throw new Error(`the server did not start: ${await readOutput()}`);
    }
  }
  return {
    address: String(listening),
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
