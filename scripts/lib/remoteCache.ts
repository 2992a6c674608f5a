import { createHmac, timingSafeEqual } from 'node:crypto';
import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { sha256 } from './hash.ts';
import type { RemoteCacheConnection } from './remoteCacheConnection.ts';

/**
 * A cache on a server that many machines share, in the layout that Bazel uses: `PUT` and `GET` of `/ac/<key>` for
 * entries and of `/cas/<sha256>` for contents. A server may be slow, full, or keep wrong bytes: everything that is read
 * is checked, and a failure counts as a miss.
 */
export interface RemoteCache {
  /** The entry with a key; undefined if it is not there, or not signed with the secret. */
  readEntry(key: string): Promise<Buffer | undefined>;
  writeEntry(key: string, bytes: Uint8Array): void;
  /** The content with a hash; undefined if it is not there, or has another one. */
  readContent(hash: string): Promise<Buffer | undefined>;
  writeContent(hash: string, bytes: Uint8Array): void;
  /** Waits until everything is written. Gives a line that tells what went wrong, if anything did. */
  finish(): Promise<string | undefined>;
}

/** Bytes before the payload of an entry: HMAC-SHA256 over the key, a line feed and the payload. */
const SIGNATURE_LENGTH = 32;

/** How many requests are under way at a time. */
const CONCURRENT_REQUESTS = 16;

/** A server that is silent for so long counts as failed; in milliseconds. */
const TIMEOUT = 30_000;

/** More than any entry or content has; in bytes. */
const MAX_BODY = 100_000_000;

/** After so many failures in a row nothing more is asked, so that a server that is away does not hold a build up. */
const MAX_FAILURES = 3;

interface Answer {
  status: number;
  body: Buffer;
}

/** Connects to a shared cache; nothing is asked before the first read. */
export function connectRemoteCache({ url, secret, authorization, readOnly }: RemoteCacheConnection): RemoteCache {
  const [request, agent] =
    url.protocol === 'https:'
      ? [httpsRequest, new HttpsAgent({ keepAlive: true, maxSockets: CONCURRENT_REQUESTS })]
      : [httpRequest, new HttpAgent({ keepAlive: true, maxSockets: CONCURRENT_REQUESTS })];
  const folder = url.href.replace(/\/*$/, '');
  const writes = new Set<Promise<unknown>>();
  let failure: string | undefined;
  let failures = 0;

  const send = (method: 'GET' | 'PUT', path: string, body?: Uint8Array) =>
    new Promise<Answer>((resolve, reject) => {
      const headers = {
        ...(authorization !== undefined && { authorization }),
        ...(body && { 'content-length': body.length }),
      };
      const sent = request(`${folder}/${path}`, { method, agent, headers, timeout: TIMEOUT }, (response) => {
        const parts: Buffer[] = [];
        let length = 0;
        response.on('data', (part: Buffer) => {
          length += part.length;
          if (length > MAX_BODY) response.destroy(new Error('an answer is too large'));
          else parts.push(part);
        });
        response.on('error', reject);
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts) }));
      });
      sent.on('timeout', () => sent.destroy(new Error(`no answer within ${TIMEOUT / 1000} s`)));
      sent.on('error', reject);
      sent.end(body);
    });

  const ask = async (method: 'GET' | 'PUT', path: string, body?: Uint8Array): Promise<Buffer | undefined> => {
    if (failures >= MAX_FAILURES) return undefined;
    try {
      const answer = await send(method, path, body);
      if (method === 'GET' && answer.status === 404) {
        failures = 0;
        return undefined;
      }
      if (answer.status < 200 || answer.status > 299) throw new Error(`status ${answer.status} for ${method}`);
      failures = 0;
      return answer.body;
    } catch (error) {
      failures++;
      failure ??= (error as NodeJS.ErrnoException).code ?? (error as Error).message;
      return undefined;
    }
  };

  const sign = (key: string, bytes: Uint8Array) =>
    createHmac('sha256', secret).update(`${key}\n`).update(bytes).digest();
  const write = (path: string, body: Uint8Array) => {
    if (readOnly) return;
    const written = ask('PUT', path, body).finally(() => writes.delete(written));
    writes.add(written);
  };

  return {
    async readEntry(key) {
      const body = await ask('GET', `ac/${key}`);
      if (!body || body.length < SIGNATURE_LENGTH) return undefined;
      const bytes = body.subarray(SIGNATURE_LENGTH);
      return timingSafeEqual(body.subarray(0, SIGNATURE_LENGTH), sign(key, bytes)) ? bytes : undefined;
    },
    writeEntry: (key, bytes) => write(`ac/${key}`, Buffer.concat([sign(key, bytes), bytes])),
    async readContent(hash) {
      const body = await ask('GET', `cas/${hash}`);
      return body && sha256(body) === hash ? body : undefined;
    },
    writeContent: (hash, bytes) => write(`cas/${hash}`, bytes),
    async finish() {
      while (writes.size > 0) await Promise.all(writes);
      agent.destroy();
      const consequence = failures >= MAX_FAILURES ? 'was not asked any more' : 'was left out where it failed';
      return failure && `the cache at ${url.host} ${consequence}: ${failure}`;
    },
  };
}
