import { request } from 'node:http';

export interface RawResponse {
  status: number;
  headers: Readonly<Record<string, string | undefined>>;
  body: Buffer;
}

interface RawRequest {
  host: string;
  /** Sent exactly as it is written. */
  path: string;
  /** Accept-Encoding. */
  acceptEncoding?: string;
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

/** Sends a request to a server on this machine; `server` is the path of a socket, or an origin. */
export function sendRawRequest(
  server: string,
  { host, path, acceptEncoding, method = 'GET', headers: own = {}, body }: RawRequest,
): Promise<RawResponse> {
  const { hostname, port } = server.startsWith('http:') ? new URL(server) : { hostname: undefined, port: undefined };
  const target = port === undefined ? { socketPath: server } : { hostname, port };
  const headers = {
    Host: host,
    ...(acceptEncoding !== undefined && { 'Accept-Encoding': acceptEncoding }),
    ...(body !== undefined && { 'Content-Length': Buffer.byteLength(body) }),
    ...own,
  };
  return new Promise((resolve, reject) => {
    request({ ...target, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const named = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
        resolve({ status: response.statusCode ?? 0, headers: Object.fromEntries(named), body: Buffer.concat(chunks) });
      });
    })
      .on('error', reject)
      .end(body);
  });
}
