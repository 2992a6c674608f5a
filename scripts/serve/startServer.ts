import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PortError } from '../lib/problem.ts';

export interface StartedServer {
  origin: string;
  close(): Promise<void>;
}

/** An error of a server that was to listen: a PortError where the port is to blame, any other as it is. */
export function toPortError(error: NodeJS.ErrnoException, port: number): Error {
  const choose = 'choose another port with --port or --sandbox-port';
  if (error.code === 'EADDRINUSE')
    return new PortError(`port ${port} is in use by another program; stop it, or ${choose}`);
  return error.code === 'EACCES' ? new PortError(`port ${port} is not for this account; ${choose}`) : error;
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

/** The preferred port if it is free, else any other; the same port again lets a second build find everything up to date. */
export async function freePort(preferred: number): Promise<number> {
  const server = await startServer(() => {}, preferred).catch(() => startServer(() => {}, 0));
  await server.close();
  return Number(new URL(server.origin).port);
}
