import type { UrlParams } from '../../../app/api/buildUrl.ts';
import { buildUrl, mayCarryToken } from '../../../app/api/buildUrl.ts';
import type { Call } from '../../../app/api/contract/defineCall.ts';

const TIMEOUT_MS = 15_000;
const MAX_RETRY_AFTER_S = 30;
const MAX_TRIES = 3;

/** Parts of a request to a call. */
export interface CallInput {
  params?: UrlParams;
  query?: UrlParams;
  body?: unknown;
}

interface SendOptions {
  token?: string | null;
  /** Adds the slash at the end of the path, or takes it away. */
  flipSlash?: boolean;
  headers?: Readonly<Record<string, string>>;
  /** Default: the call's. */
  method?: string;
}

/** A request and its answer. */
export interface Exchange {
  /** 0 if there was no answer. */
  status: number;
  headers: Headers;
  text: string;
  /** The parsed JSON; undefined for anything else. */
  json: unknown;
  /** The reason why there was no answer. */
  failure?: string;
}

export type Send = (call: Call, input: CallInput, options?: SendOptions) => Promise<Exchange>;

/**
 * Creates the sender of calls to the API at `origin`, one at a time; the token goes nowhere else, and redirects are not
 * followed. A 429 is tried again after the time that it asks for.
 *
 * @param onExchange sees every exchange
 */
export function createCallSender(origin: string, onExchange: (exchange: Exchange, sent: SendOptions) => void): Send {
  return async (call, input, options = {}) => {
    const url = buildUrl(origin, call, input.params, input.query);
    if (options.flipSlash) url.pathname = url.pathname.endsWith('/') ? url.pathname.slice(0, -1) : `${url.pathname}/`;
    const mayCarry = options.token && mayCarryToken(url.href, origin);
    const init: RequestInit = {
      method: options.method ?? call.method,
      headers: {
        Accept: 'application/json',
        ...(input.body !== undefined && { 'Content-Type': 'application/json' }),
        ...(mayCarry && { Authorization: `Bearer ${options.token}` }),
        ...options.headers,
      },
      redirect: 'manual',
      ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
    };
    const exchange = await fetchPatiently(url, init);
    onExchange(exchange, options);
    return exchange;
  };
}

async function fetchPatiently(url: URL, init: RequestInit): Promise<Exchange> {
  for (let tries = 1; ; tries += 1) {
    const exchange = await fetchOnce(url, init);
    const seconds = Number(exchange.headers.get('Retry-After') ?? Number.NaN);
    if (exchange.status !== 429 || tries === MAX_TRIES || !(seconds <= MAX_RETRY_AFTER_S)) return exchange;
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
}

async function fetchOnce(url: URL, init: RequestInit): Promise<Exchange> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: tryParse(text) };
  } catch (error) {
    return { status: 0, headers: new Headers(), text: '', json: undefined, failure: describeFailure(error) };
  }
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function describeFailure(error: unknown): string {
  const { cause, name, message } = error as Error & { cause?: { code?: string; message?: string } };
  return name === 'TimeoutError'
    ? `no answer within ${TIMEOUT_MS / 1000} s`
    : `no answer: ${cause?.code ?? cause?.message ?? message}`;
}
