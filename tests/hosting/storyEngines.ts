import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { startFauxqs } from 'fauxqs';
import { expect, vi } from 'vitest';
import { freePort } from '../../scripts/local/serve/startServer.ts';
import { bundleEdge } from '../../scripts/release-tools/ship/edge/bundleEdge.ts';
import { countPutBytes } from './countPutBytes.ts';
import { findCaddy, findNginx, findSshServer } from './findWebServers.ts';
import type { Fault } from './plantFault.ts';
import { startEdge } from './startEdge.ts';
import { startSshServer } from './startSshServer.ts';
import { type RunningServer, startCaddy, startNginx } from './startWebServers.ts';
import { findWorkerd, startWorkerd } from './startWorkerd.ts';

/** A target and the server of its hosts, both on this machine. */
export interface StoryEngine {
  /** The properties of its target in build.config.ts. */
  target: string;
  /** Environment in which something is shipped to it. */
  env: Record<string, string>;
  port: number;
  /** Bytes that were sent to it since it was opened. */
  sentBytes(): number;
  /** Starts the server, when something was shipped; `writeEdge` writes the function for the edge. */
  start(writeEdge: (file: string) => Promise<unknown>): Promise<RunningServer>;
  /** Waits until it has done all that a killed run has told it to do. */
  waitUntilIdle(): Promise<void>;
  close(): Promise<unknown>;
}

/** A kind of engine; `folder` is a short path that is its own. */
interface EngineKind {
  name: string;
  /** Whether this machine has it. */
  isThere: boolean;
  /** The fault that it gets where not all are tried. */
  fault: Fault;
  open(folder: string): Promise<StoryEngine>;
}

/** Opens a machine by SSH; `reload` is the command that makes its server read what was shipped. */
async function openMachine(
  folder: string,
  reload: (port: number) => string,
  start: (srv: string, port: number) => Promise<RunningServer>,
): Promise<StoryEngine> {
  const srv = path.join(folder, 'srv');
  const ssh = await startSshServer(path.join(folder, 'ssh'), srv);
  const port = await freePort(0);
  return {
    target: `kind: 'ssh', machines: ['www1'], folder: '${srv}', reload: ${JSON.stringify(reload(port))}, serves: 'http://127.0.0.1:${port}'`,
    ...{ env: ssh.env, port, sentBytes: ssh.sentBytes, close: () => ssh.stop() },
    start: () => start(srv, port),
    waitUntilIdle: () =>
      vi.waitFor(() => {
        const commands = execFileSync('ps', ['-Awwo', 'args'], { encoding: 'utf8' }).split('\n');
        expect(commands.filter((command) => command.includes(srv))).toEqual([]);
      }, 20_000),
  };
}

const openNginx = (folder: string) => {
  const web = path.join(folder, 'web');
  const reload = `${findNginx()} -c ${web}/nginx.conf -e ${web}/error.log -s reload`;
  return openMachine(
    folder,
    () => `test ! -f ${web}/nginx.pid || ${reload}`,
    (srv, port) =>
      startNginx(findNginx()!, '/unset', web, {
        files: `${srv}/current/hosting/nginx`,
        site: `listen 127.0.0.1:${port}; include ${srv}/current/dist.conf;`,
      }),
  );
};

const openCaddy = (folder: string) => {
  const web = path.join(folder, 'web');
  const environment = `HOME=${web} MATCHPRESS_SCHEME=http MATCHPRESS_DIST=$(readlink -f current)`;
  const reload = `${environment} ${findCaddy()} reload --address unix/${web}/admin.sock --adapter caddyfile --config ${web}/Caddyfile`;
  return openMachine(
    folder,
    () => `test ! -S ${web}/admin.sock || ${reload}`,
    (srv, port) => startCaddy(findCaddy()!, `${srv}/current`, web, port),
  );
};

async function openStorage(folder: string): Promise<StoryEngine> {
  const storage = await startFauxqs({ port: 0, host: '127.0.0.1', logger: false });
  storage.createBucket('matchpress');
  const counter = countPutBytes();
  const file = path.join(folder, 'edge.js');
  const edge = await startEdge(file);
  return {
    target: `kind: 's3', bucket: 'http://127.0.0.1:${storage.port}/matchpress', serves: '${edge.address}'`,
    env: { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' },
    port: Number(new URL(edge.address).port),
    sentBytes: counter.bytes,
    start: async (writeEdge) => {
      await writeEdge(file);
      return edge;
    },
    waitUntilIdle: async () => {},
    close: async () => {
      counter.stop();
      await storage.stop();
    },
  };
}

async function openWorker(folder: string): Promise<StoryEngine> {
  const port = await freePort(0);
  const seen = new Set<string>();
  let sent = 0;
  return {
    target: `kind: 'worker', folder: '${folder}', deploy: 'true', serves: 'http://127.0.0.1:${port}'`,
    ...{ env: {}, port, waitUntilIdle: async () => {}, close: async () => {} },
    // An upload sends what is new among the assets.
    sentBytes: () => {
      for (const name of readdirSync(path.join(folder, 'assets'), { recursive: true, encoding: 'utf8' })) {
        const stats = statSync(path.join(folder, 'assets', name));
        const version = `${name} ${stats.mtimeMs}`;
        if (stats.isFile() && !seen.has(version)) sent += stats.size;
        seen.add(version);
      }
      return sent;
    },
    start: async () => startWorkerd(folder, await bundleEdge(''), port),
  };
}

/** All kinds of engines that a release is shipped to. */
export const engineKinds: readonly EngineKind[] = [
  {
    name: 'nginx',
    isThere: findSshServer() !== undefined && findNginx() !== undefined,
    fault: 'a missing chunk',
    open: openNginx,
  },
  {
    name: 'caddy',
    isThere: findSshServer() !== undefined && findCaddy() !== undefined,
    fault: 'a script that the policy refuses',
    open: openCaddy,
  },
  { name: 's3', isThere: true, fault: 'an error while the app starts', open: openStorage },
  { name: 'worker', isThere: findWorkerd() !== undefined, fault: 'a missing chunk', open: openWorker },
];
