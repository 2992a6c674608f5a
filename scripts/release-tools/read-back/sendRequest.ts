import { type Agent, type ClientRequest, type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, zstdDecompress } from 'node:zlib';

/** Server to ask in place of the one that the name of a host leads to. */
export type ConnectTo = { host: string; port: number } | { socketPath: string };

/** Way to a host. */
export interface Connection {
  /** false for plain HTTP. */
  encrypted: boolean;
  port?: number | undefined;
  connectTo?: ConnectTo | undefined;
  /** Certificates in PEM to trust in place of the system's. */
  ca?: string | undefined;
}

/** An answer with its decoded body. */
export interface Answer {
  status: number;
  headers: Readonly<Record<string, string | undefined>>;
  /** The content encoding; empty for none. */
  encoding: string;
  body: Buffer;
}

/** Name of the asker; networks refuse one who has none. */
const userAgent = 'Mozilla/5.0 (compatible; matchpress verify)';
/** Time that a server may be silent. */
const SILENCE_MS = 30_000;

const decoders: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  '': async (bytes) => bytes,
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
  deflate: promisify(inflate),
  zstd: promisify(zstdDecompress),
};

/** Request for an address of a site; `host` is what the request says, `servername` the host of the certificate. */
interface SiteRequest {
  host: string;
  servername: string;
  address: string;
  acceptEncoding: string;
}

/** Sends a GET request and decodes the answer. Throws if none comes, or it cannot be decoded. */
export async function sendRequest(
  { encrypted, port, connectTo, ca }: Connection,
  agent: Agent,
  { host, servername, address, acceptEncoding }: SiteRequest,
): Promise<Answer> {
  const options: RequestOptions & { servername?: string } = {
    ...(connectTo ?? { host: servername, port: port ?? (encrypted ? 443 : 80) }),
    ...{ agent, path: address, timeout: SILENCE_MS },
    headers: { Host: host, 'Accept-Encoding': acceptEncoding, Accept: '*/*', 'User-Agent': userAgent },
    ...(encrypted && { servername, ...(ca !== undefined && { ca }) }),
  };
  const send = () => receive((encrypted ? requestHttps : requestHttp)(options));
  const { status, headers, bytes } = await send().catch((error) => {
    // The server has closed the connection that an earlier request had left open.
    if (error.code === 'ECONNRESET' && error.isReused) return send();
    throw error;
  });
  const encoding = headers['content-encoding']?.toLowerCase().replace('identity', '') ?? '';
  const decode = decoders[encoding];
  if (!decode) throw new Error(`the content encoding ${encoding} is unknown`);
  return { status, headers, encoding, body: await decode(bytes) };
}

async function receive(request: ClientRequest) {
  const answered = new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    request.once('response', resolve);
    request.once('timeout', () => request.destroy(new Error(`nothing came for ${SILENCE_MS / 1000} s`)));
    request.once('error', (error) => reject(Object.assign(error, { isReused: request.reusedSocket })));
  });
  request.end();
  const response = await answered;
  const bytes = await buffer(response);
  const headers = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
  return { status: response.statusCode ?? 0, headers: Object.fromEntries(headers) as Answer['headers'], bytes };
}
