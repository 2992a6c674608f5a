import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import type { RunningServer } from './startWebServers.ts';

/**
 * Serves what the function at the edge answers, as a network does that reads from the bucket; the module that ship writes
 * may come later.
 */
export async function startEdge(file: string): Promise<RunningServer> {
  let written: Promise<{ default: { fetch(request: Request): Promise<Response> } }> | undefined;
  const server = createServer(async (request, response) => {
    written ??= import(pathToFileURL(file).href);
    const hasBody = !['GET', 'HEAD'].includes(request.method!);
    const answered = await (await written).default.fetch(
      new Request(`http://${request.headers.host}${request.url}`, {
        method: request.method!,
        headers: Object.entries(request.headers).map(([name, value]) => [name, String(value)] as [string, string]),
        ...(hasBody && { body: Readable.toWeb(request) as ReadableStream, duplex: 'half' }),
      }),
    );
    response.writeHead(answered.status, Object.fromEntries(answered.headers));
    response.end(Buffer.from(await answered.arrayBuffer()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
