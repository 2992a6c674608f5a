/** A request that the document has sent before the app was there. */
interface EarlyRequest {
  response: Promise<Response>;
  abort: AbortController;
}

/** Written by the boot script (app/bootDocument.ts). */
interface EarlyRequests {
  /** The header that all of them carry. */
  authorization: string;
  /** By their addresses. */
  byUrl: Record<string, EarlyRequest>;
}

declare global {
  var earlyRequests: EarlyRequests | undefined;
}

/** Milliseconds from the start of the page: what was asked for earlier is not shown as new. */
const MAX_AGE_MS = 30_000;

/** A fetch that hands over the response of an early request, once, to the first request that is the same. */
export const fetchEarly: typeof fetch = (input, init) => {
  const request = input instanceof Request ? input : new Request(input, init);
  const early = takeEarlyRequest(request);
  if (!early) return fetch(input, init);
  if (request.signal.aborted) early.abort.abort(request.signal.reason);
  request.signal.addEventListener('abort', () => early.abort.abort(request.signal.reason), { once: true });
  return early.response;
};

function takeEarlyRequest({ method, url, headers }: Request): EarlyRequest | undefined {
  const { earlyRequests } = globalThis;
  const early = earlyRequests?.byUrl[url];
  if (!earlyRequests || !early || method !== 'GET' || performance.now() > MAX_AGE_MS) return undefined;
  if (headers.get('Authorization') !== earlyRequests.authorization) return undefined;
  delete earlyRequests.byUrl[url];
  return early;
}
