import type { ApiError } from './ApiError.ts';
import { buildUrl, mayCarryToken, type UrlParams } from './buildUrl.ts';
import type { Call, CallInput, CallOutput } from './contract/defineCall.ts';
import { defaultTimeouts, http, limitForKy, readRetryPolicy, type Timeouts, toLastingSend } from './http.ts';
import { parseResponse } from './parseResponse.ts';
import type { ParsedToken } from './parseToken.ts';
import { toApiError } from './toApiError.ts';

export interface ApiOptions {
  /** Origin of the API, without a trailing slash. */
  origin: string;
  /** Reads the stored token; called before each request. */
  readToken: () => ParsedToken;
  /** Receives the name of a call that needs the token and got 401, or failed after the token had expired. */
  onUnauthorized: (call: string) => void;
  /** Default: the global fetch. */
  fetch?: typeof globalThis.fetch;
  /** Default: 10 s a try, 15 s in all. */
  timeouts?: Timeouts;
}

type CallArguments<C extends Call> =
  Record<never, never> extends CallInput<C>
    ? [input?: CallInput<C>, options?: CallOptions]
    : [input: CallInput<C>, options?: CallOptions];

interface CallOptions {
  signal?: AbortSignal;
}

export interface Api {
  /** Sends the call and returns its parsed response. Rejects with an ApiError, or with the abort's reason. */
  call<C extends Call>(call: C, ...rest: CallArguments<C>): Promise<CallOutput<C>>;
}

interface UntypedCallInput {
  params?: UrlParams;
  query?: UrlParams;
  body?: unknown;
}

/** Creates the client for every call of the contract (app/api/contract/README.md, "Reads and acts"). */
export function createApi({ origin, readToken, onUnauthorized, fetch, timeouts = defaultTimeouts }: ApiOptions): Api {
  const client = fetch ? http.extend({ fetch: limitForKy(fetch) }) : http;
  const sendLasting = toLastingSend(fetch);

  function readHeaders(call: Call, url: URL): Record<string, string> {
    if (call.auth !== 'bearer' || !mayCarryToken(url.href, origin)) return {};
    const token = readToken();
    return token.kind === 'valid' ? { Authorization: `Bearer ${token.raw}` } : {};
  }

  async function send(call: Call, input: UntypedCallInput, signal?: AbortSignal): Promise<unknown> {
    const url = buildUrl(origin, call, input.params, input.query);
    const request = { method: call.method, headers: readHeaders(call, url) };
    const json = call.body && input.body;
    const { attemptMs, totalMs } = call.large ?? timeouts;
    // Acts are sent even if the page is left at once (rule E3).
    const sent = call.kind === 'act' && !signal ? sendLasting(url, { ...request, json }) : undefined;
    const text = await client(url, {
      ...request,
      retry: call.kind === 'read' ? readRetryPolicy : 0,
      timeout: call.kind === 'read' ? attemptMs : totalMs,
      totalTimeout: totalMs,
      ...(call.large && { fetch: limitForKy(fetch ?? globalThis.fetch, call.large.maxBytes) }),
      ...(sent ? { fetch: () => sent } : { json, ...(signal && { signal }) }),
    }).text();
    return parseResponse(call.name, call.response, text);
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
