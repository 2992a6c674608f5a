export type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** Most bytes read of a body, unless its call is `large`. The longest other response, a page of messages, is under 100 kB. */
const MAX_BODY_BYTES = 5_000_000;

export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError';
}

interface LimitOptions {
  maxBytes?: number;
  /** Makes the error of a body whose connection breaks half-way. Default: the browser's own error. */
  toNetworkError?: (request: Request, cause: Error) => Error;
}

/** Wraps a fetch so that bodies fail with BodyTooLargeError after `maxBytes`. */
export function limitResponseSize(
  fetch: Fetch,
  { maxBytes = MAX_BODY_BYTES, toNetworkError = (_, cause) => cause }: LimitOptions = {},
): Fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (!response.body) return response;
    const request = input instanceof Request ? input : new Request(input, init);
    const body = limitStream(response.body, maxBytes, (cause) => toNetworkError(request, cause));
    return new Response(body, response);
  };
}

function limitStream(source: ReadableStream<Uint8Array>, maxBytes: number, toNetworkError: (cause: Error) => Error) {
  const reader = source.getReader();
  let size = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) return controller.close();
        size += value.byteLength;
        if (size <= maxBytes) return controller.enqueue(value);
      } catch (error) {
        return controller.error(isConnectionError(error) ? toNetworkError(error) : error);
      }
      controller.error(new BodyTooLargeError(`more than ${maxBytes} bytes`));
      await reader.cancel();
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

const isConnectionError = (error: unknown): error is Error => error instanceof TypeError;
