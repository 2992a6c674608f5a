import { createServer } from 'node:net';

/** Number of ports for one run; it uses two for each site of each worker. */
const PORTS_PER_RUN = 500;

/**
 * Reserves ports for one run as long as its process lives, so that runs of two checkouts do not collide.
 *
 * @returns the first of the ports that may be used
 */
export async function reservePorts(): Promise<number> {
  for (let lockPort = 15_000; lockPort < 30_000; lockPort += PORTS_PER_RUN) {
    if (await tryListen(lockPort)) return lockPort + 1;
  }
  throw new Error('no ports are left for the browser tests: is another program using those from 15000 to 30000?');
}

/** Listens on a port; false if another program does. */
const tryListen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer().unref();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => resolve(true));
  });
