import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect as connectTo, createServer, type Server } from 'node:net';
import { openBrowser } from '../../local/screenshots/ensureChromium.ts';
import type { Connection } from '../read-back/sendRequest.ts';
import { type WalkAccount, walkSite } from './walkSite.ts';

/** Opens a port of this machine that leads to a server, because browsers know no sockets in the file system. */
async function openPort({ connectTo: target }: Connection): Promise<Server> {
  const server = createServer((client) => {
    const upstream = connectTo(target && 'socketPath' in target ? { path: target.socketPath } : { ...target! });
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      socket.on('error', () => other.destroy());
      socket.on('close', () => other.destroy());
      socket.pipe(other);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/**
 * Walks through the site at a host in a browser of its own; `connection` leads to a server in place of the one that the name
 * of the host leads to. Returns descriptions of what failed.
 */
export async function openWalk(host: string, account: WalkAccount, connection?: Connection): Promise<string[]> {
  const server = connection?.connectTo && (await openPort(connection));
  const { port } = (server?.address() ?? { port: 0 }) as AddressInfo;
  const args = server ? [`--host-resolver-rules=MAP ${host} 127.0.0.1:${port}`] : [];
  const browser = await openBrowser(...args);
  try {
    const page = await browser.newPage();
    const scheme = connection?.encrypted === false ? 'http' : 'https';
    return (await walkSite({ page, origin: `${scheme}://${host}`, account })).map((failure) => `${host}: ${failure}`);
  } finally {
    await browser.close();
    server?.close();
  }
}
