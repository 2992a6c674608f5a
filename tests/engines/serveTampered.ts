import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Serves a site at a port of its own, with code added to the scripts of these addresses. */
export async function serveTampered(site: string, scripts: RegExp): Promise<AsyncDisposable & { origin: string }> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(site + request.url);
    const isScript = scripts.test(request.url!);
    const body = Buffer.concat([
      Buffer.from(await answer.arrayBuffer()),
      Buffer.from(isScript ? '\n;globalThis.tampered = true;' : ''),
    ]);
    // The body is unpacked.
    const { 'content-encoding': _, 'content-length': __, ...headers } = Object.fromEntries(answer.headers);
    response.writeHead(answer.status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
