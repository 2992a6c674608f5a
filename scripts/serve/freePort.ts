import { type AddressInfo, createServer } from 'node:net';

const tryPort = (port: number) =>
  new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const { port: found } = server.address() as AddressInfo;
      server.close(() => resolve(found));
    });
  });

/** That port of this machine, or any other if it is taken. The same one twice lets a second build find all done. */
export const freePort = (preferred: number): Promise<number> => tryPort(preferred).catch(() => tryPort(0));
