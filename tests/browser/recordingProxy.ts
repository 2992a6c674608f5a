import { createServer, type IncomingMessage, request as requestHttp, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import type { SentRequest } from '../support/findLeaks.ts';

export interface RecordingProxy {
  /** The address for the browser's settings. */
  server: string;
  /** All that has left the browser, in the order of sending; the body of the last ones may still be on its way. */
  requests: SentRequest[];
  close(): Promise<void>;
}

/**
 * Starts a proxy that records all that leaves a browser: pages, frames of vendors, beacons, requests that
 * outlive their page, sockets with their frames, and the browser's own reports. Of an encrypted connection it sees the host
 * only, and refuses it: sites under test have none.
 *
 * @param answers bodies of scripts, by their address, that the proxy gives in place of their host
 */
export async function startRecordingProxy(answers: ReadonlyMap<string, string> = new Map()): Promise<RecordingProxy> {
  const requests: SentRequest[] = [];
  const sockets = new WebSocketServer({ noServer: true });

  const record = (request: IncomingMessage, url: string): SentRequest => {
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const sent: SentRequest = { method: request.method!, url, headers, body: '' };
    requests.push(sent);
    return sent;
  };

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url!, `http://${request.headers.host}`).href;
    const sent = record(request, url);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    sent.body = body.toString('utf8');
    const answer = answers.get(url);
    if (answer !== undefined) return void response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(answer);
    const { 'proxy-connection': _, ...headers } = request.headers;
    const upstream = requestHttp(url, { method: request.method!, headers }, (answered) => {
      response.writeHead(answered.statusCode!, answered.headers);
      answered.pipe(response);
    });
    upstream.on('error', () => response.destroy());
    response.on('close', () => upstream.destroy());
    upstream.end(body);
  }

  const answerRequest = (request: IncomingMessage, response: ServerResponse) =>
    void pass(request, response).catch(() => response.destroy());

  function relay(request: IncomingMessage, connection: Duplex, head: Buffer): void {
    const url = `ws://${request.headers.host}${request.url}`;
    const { headers } = record(request, url);
    sockets.handleUpgrade(request, connection, head, (near) => {
      const far = new WebSocket(url, { headers: { Origin: headers.origin ?? '' } });
      const opened = new Promise((resolve) => far.once('open', resolve));
      near.on('message', async (frame, isBinary) => {
        requests.push({ method: 'FRAME', url, headers: {}, body: String(frame) });
        await opened;
        far.send(frame, { binary: isBinary });
      });
      far.on('message', (frame, isBinary) => near.send(frame, { binary: isBinary }));
      near.on('close', () => far.terminate());
      near.on('error', () => far.terminate());
      far.on('close', (code, reason) => (code >= 3000 ? near.close(code, reason) : near.terminate()));
      far.on('error', () => near.terminate());
    });
  }

  /** Serves what comes through a tunnel: browsers open one for each socket. */
  const tunnels = createServer(answerRequest).on('upgrade', relay);
  const proxy = createServer(answerRequest);
  const connections = new Set<Duplex>();
  proxy.on('connection', (connection) => {
    connections.add(connection);
    connection.on('close', () => connections.delete(connection));
  });
  proxy.on('connect', (request, connection) => {
    connection.on('error', () => connection.destroy());
    if (request.url!.endsWith(':443')) {
      record(request, `https://${request.url!.replace(/:443$/, '')}/`);
      return void connection.end('HTTP/1.1 502 Refused\r\n\r\n');
    }
    connection.write('HTTP/1.1 200 Connected\r\n\r\n');
    tunnels.emit('connection', connection);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    server: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        sockets.close();
        proxy.close(() => resolve());
        for (const connection of connections) connection.destroy();
      }),
  };
}
