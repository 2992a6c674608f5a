/** A request that the document has sent before the app started. */
interface EarlyRequest {
  response: Promise<Response>;
  abort: AbortController;
}

/** The requests of the boot script (app/boot/bootMemberPage.ts). */
interface EarlyRequests {
  /** The header that all of them carry. */
  authorization: string;
  /** The requests by their addresses. */
  byUrl: Record<string, EarlyRequest>;
}

declare global {
  var earlyRequests: EarlyRequests | undefined;
}

/** Age, from the start of the page, at which a response no longer counts as new. */
const MAX_AGE_MS = 30_000;

/** Fetches, and takes the response of an early request, once, for the first request that is equal. */
export const fetchWithEarlyResponses: typeof fetch = (input, init) => {
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
