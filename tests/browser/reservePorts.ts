import { createServer } from 'node:net';

/** So many are one run's own: two for each site of each worker. */
const PORTS_PER_RUN = 500;

/**
 * Reserves ports for one run as long as its process lives, so that runs of two checkouts do not meet.
 *
 * @returns the first of the ports that may be used
 */
export async function reservePorts(): Promise<number> {
  for (let mark = 15_000; mark < 30_000; mark += PORTS_PER_RUN) if (await tryListen(mark)) return mark + 1;
  throw new Error('no ports are left for the browser tests: is another program using those from 15000 to 30000?');
}

/** Listens on a port; whether nobody else does. */
const tryListen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer().unref();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => resolve(true));
  });
