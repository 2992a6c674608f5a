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
}

/** Asks a server of this machine, which answers on a socket or, where `server` is an origin, on a port. */
export function sendRawRequest(
  server: string,
  { host, path, acceptEncoding: accept, method = 'GET' }: RawRequest,
): Promise<RawResponse> {
  const { hostname, port } = server.startsWith('http:') ? new URL(server) : { hostname: undefined, port: undefined };
  const place = port === undefined ? { socketPath: server } : { hostname, port };
  const headers = { Host: host, ...(accept === undefined ? {} : { 'Accept-Encoding': accept }) };
  return new Promise((resolve, reject) => {
    request({ ...place, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const named = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
        resolve({ status: response.statusCode ?? 0, headers: Object.fromEntries(named), body: Buffer.concat(parts) });
      });
    })
      .on('error', reject)
      .end();
  });
}
