import { type AddressInfo, createServer } from 'node:net';

const tryPort = (port: number) =>
  new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address() as AddressInfo;
      server.close(() => resolve(address.port));
    });
  });

/** The preferred port if it is free, else any other; the same port again lets a second build find everything up to date. */
export const freePort = (preferred: number): Promise<number> => tryPort(preferred).catch(() => tryPort(0));
