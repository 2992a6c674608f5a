import { type ApiError, toApiError } from './ApiError.ts';
import { buildUrl, mayCarryToken, type Values } from './buildUrl.ts';
import { capped } from './capBody.ts';
import type { Call, CallInput, CallOutput } from './contract/defineCall.ts';
import { defaultTimeouts, http, readRetry, type Timeouts } from './http.ts';
import { readAnswer } from './readAnswer.ts';
import type { TokenReading } from './token.ts';

export interface ApiOptions {
  /** The API's origin, without a slash at the end. */
  origin: string;
  /** Reads the stored token as of now; asked before each request (specification, section 4). */
  readToken: () => TokenReading;
  /** Told the name of a call that may carry the token, and was answered 401 or failed while the token ran out. */
  onUnauthorized: (call: string) => void;
  /** Default: the global fetch. */
  fetch?: typeof globalThis.fetch;
  /** Default: 10 s a try, 15 s in all. */
  timeouts?: Timeouts;
}

type Arguments<C extends Call> =
  Record<never, never> extends CallInput<C>
    ? [input?: CallInput<C>, options?: CallOptions]
    : [input: CallInput<C>, options?: CallOptions];

interface CallOptions {
  signal?: AbortSignal;
}

export interface Api {
  /** Makes the call and returns what its response schema read. Rejects with an ApiError, or with the abort. */
  call<C extends Call>(call: C, ...rest: Arguments<C>): Promise<CallOutput<C>>;
}

interface AnyInput {
  params?: Values;
  query?: Values;
  body?: unknown;
}

/** The way to the operator's API, for every call of the contract. */
export function createApi({ origin, readToken, onUnauthorized, fetch, timeouts = defaultTimeouts }: ApiOptions): Api {
  const client = fetch ? http.extend({ fetch: capped(fetch) }) : http;

  function readHeaders(call: Call, url: URL): Record<string, string> {
    if (call.auth !== 'bearer' || !mayCarryToken(url.href, origin)) return {};
    const token = readToken();
    return token.kind === 'valid' ? { Authorization: `Bearer ${token.raw}` } : {};
  }

  async function send(call: Call, input: AnyInput, signal?: AbortSignal): Promise<unknown> {
    const url = buildUrl(origin, call, input.params, input.query);
    const text = await client(url, {
      method: call.method,
      headers: readHeaders(call, url),
      retry: call.kind === 'read' ? readRetry : 0,
      timeout: call.kind === 'read' ? timeouts.attempt : timeouts.total,
      totalTimeout: timeouts.total,
      // Deletions that can be taken back are sent at the latest when the page is left (rule E3).
      keepalive: call.method === 'DELETE',
      ...(call.body && { json: input.body }),
      ...(signal && { signal }),
    }).text();
    return readAnswer(call.name, call.response, text);
  }

  return {
    async call(call, ...[input, options]) {
      try {
        return (await send(call, input ?? {}, options?.signal)) as CallOutput<typeof call>;
      } catch (error) {
        throw report(toApiError(error, call.name), call);
      }
    },
  };

  function report(error: ApiError, call: Call): ApiError {
    if (call.auth === 'bearer' && (error.status === 401 || readToken().kind === 'expired')) onUnauthorized(call.name);
    return error;
  }
}
