import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { toPortError } from '../../lib/portError.ts';

export interface StartedServer {
  origin: string;
  close(): Promise<void>;
}

/** Starts a server on loopback, or on `host`; port 0 takes any free one. Throws a PortError if the port is taken. */
export async function startServer(answer: RequestListener, port: number, host = '127.0.0.1'): Promise<StartedServer> {
  const server = createServer(answer);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(toPortError(error, port)));
    server.listen(port, host, resolve);
  });
  return {
    origin: `http://${host}:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Finds a free port, preferably this one; the same port again lets a second build find everything up to date. */
export async function freePort(preferred: number): Promise<number> {
  const server = await startServer(() => {}, preferred).catch(() => startServer(() => {}, 0));
  await server.close();
  return Number(new URL(server.origin).port);
}
