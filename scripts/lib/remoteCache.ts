import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { createWaitLimiter, type WaitLimits } from './createWaitLimiter.ts';
import { openEntry, sealEntry } from './entrySignature.ts';
import { sha256 } from './hash.ts';
import { environmentNames, type RemoteCacheConnection } from './remoteCacheConnection.ts';

/**
 * A cache on a server that many machines share, in the layout that Bazel uses: `PUT` and `GET` of `/ac/<key>` for
 * entries and of `/cas/<sha256>` for contents. A server may be slow, full, or keep wrong bytes: everything that is read
 * is checked, and a failure counts as a miss.
 */
export interface RemoteCache {
  /** Reads the entry with a key; undefined if it is not there, or not signed. */
  readEntry(key: string): Promise<Buffer | undefined>;
  writeEntry(key: string, bytes: Uint8Array): void;
  /** Reads the content with a hash; undefined if it is not there, or has another one. */
  readContent(hash: string): Promise<Buffer | undefined>;
  writeContent(hash: string, bytes: Uint8Array): void;
  /** Waits until everything is written. Returns a line about what went wrong, if anything did. */
  finish(): Promise<string | undefined>;
}

/** Number of requests of one method under way at a time. */
const CONCURRENT_REQUESTS = 16;

/**
 * Limits of what a server may cost, in milliseconds: one that is silent or drips is given up after two late answers,
 * one that is slow when its answers have cost more than they are worth.
 */
export const waitLimits: WaitLimits = { each: 3500, late: 2, total: 7000, answer: 5 };

/** Largest body in bytes: more than any entry or content has, and little enough for all answers under way at a time. */
const MAX_BODY = 30_000_000;

/**
 * Number of failures in a row after which nothing more is requested, so that a missing server does not hold a build up.
 */
const MAX_FAILURES = 3;

/** Connects to a shared cache; sends nothing before the first read. */
export function connectRemoteCache(
  { url, keys, authorization }: RemoteCacheConnection,
  limits = waitLimits,
): RemoteCache {
  const send = createSender(url, authorization, limits);
  const writes = new Set<Promise<unknown>>();
  let failure: string | undefined;
  let failures = 0;
  const isGivenUp = () => failures >= MAX_FAILURES || send.patience.lost !== undefined;

  /** Sends a request; returns the result of `accept` for the answer's body, which throws if it is wrong. */
  const ask = async <Result>(
    request: Parameters<typeof send.request>,
    accept: (body: Buffer) => Result,
  ): Promise<Result | undefined> => {
    if (isGivenUp()) return undefined;
    try {
      const { status, body } = await send.request(...request);
      const [method] = request;
      const isMissing = method === 'GET' && status === 404;
      if (!isMissing && (status < 200 || status > 299)) throw new Error(`status ${status} for ${method}`);
      const result = isMissing ? undefined : accept(body);
      failures = 0;
      return result;
    } catch (error) {
      failures++;
      failure ??= (error as NodeJS.ErrnoException).code ?? (error as Error).message;
      return undefined;
    }
  };

  const { publicKey, signingKey } = keys;
  const write = (path: string, body: Uint8Array) => {
    if (body.length > MAX_BODY) return;
    const written = ask(['PUT', path, body], () => {}).finally(() => writes.delete(written));
    writes.add(written);
  };

  return {
    readEntry: (key) =>
      ask(['GET', `ac/${key}`], (body) => {
        const bytes = openEntry(publicKey, key, body);
        if (bytes) return bytes;
        throw new Error(`its entries are not signed for the key in ${environmentNames.publicKey}`);
      }),
    writeEntry(key, bytes) {
      if (signingKey) write(`ac/${key}`, sealEntry(signingKey, key, bytes));
    },
    readContent: (hash) =>
      ask(['GET', `cas/${hash}`], (body) => {
        if (sha256(body) === hash) return body;
        throw new Error('its contents are not what their names say');
      }),
    writeContent(hash, bytes) {
      if (signingKey) write(`cas/${hash}`, bytes);
    },
    async finish() {
      while (writes.size > 0) await Promise.all(writes);
      send.end();
      const consequence = isGivenUp() ? 'was not asked any more' : 'was left out where it failed';
      return failure && `the cache at ${url.host} ${consequence}: ${failure}`;
    },
  };
}

interface Answer {
  status: number;
  body: Buffer;
}

/** Creates the sender of requests to a server, which works as long as there is patience with it. */
function createSender(url: URL, authorization: string | undefined, limits: WaitLimits) {
  const [send, Agent] = url.protocol === 'https:' ? [httpsRequest, HttpsAgent] : [httpRequest, HttpAgent];
  const createAgent = () => new Agent({ keepAlive: true, maxSockets: CONCURRENT_REQUESTS });
  // Writes must not hold up reads.
  const agents = { GET: createAgent(), PUT: createAgent() };
  const folder = url.href.replace(/\/*$/, '');
  const patience = createWaitLimiter(limits);
  return {
    patience,
    request: (method: 'GET' | 'PUT', path: string, body?: Uint8Array) =>
      new Promise<Answer>((resolve, reject) => {
        const headers = {
          ...(authorization !== undefined && { authorization }),
          ...(body && { 'content-length': body.length }),
        };
        let endWait: ReturnType<typeof patience.begin> | undefined;
        const fail = (error: Error) => {
          endWait?.(false);
          reject(error);
        };
        const sent = send(`${folder}/${path}`, { method, agent: agents[method], headers }, (response) => {
          const parts: Buffer[] = [];
          let length = 0;
          response.on('data', (part: Buffer) => {
            length += part.length;
            if (length > MAX_BODY) response.destroy(new Error('an answer is too large'));
            else parts.push(part);
          });
          response.on('error', fail);
          response.on('end', () => {
            endWait?.(true);
            resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts) });
          });
        });
        const giveUp = (reason: string) => {
          const error = new Error(reason);
          fail(error);
          sent.destroy(error);
        };
        // Until it has a socket, it waits for other requests.
        sent.on('socket', () => {
          if (patience.lost === undefined) endWait = patience.begin(giveUp);
          else giveUp(patience.lost);
        });
        sent.on('error', fail);
        sent.end(body);
      }),
    end() {
      for (const agent of Object.values(agents)) agent.destroy();
    },
  };
}
