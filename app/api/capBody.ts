import { NetworkError } from 'ky';

type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** Most bytes read of a body. The longest regular response, a page of messages, is under 100 kB. */
const bodyCap = 5_000_000;

export class OversizedBody extends Error {
  override readonly name = 'OversizedBody';
}

/**
 * A fetch whose bodies fail with OversizedBody after `cap` bytes, and with ky's NetworkError when the connection breaks
 * half-way: browsers name that error differently, and ky recognises it only before the body.
 */
export function capped(fetch: Fetch, cap = bodyCap): Fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (!response.body) return response;
    const request = input instanceof Request ? input : new Request(input, init);
    const body = capBody(response.body, cap, (cause) => new NetworkError(request, { cause }));
    return new Response(body, response);
  };
}

function capBody(source: ReadableStream<Uint8Array>, cap: number, toNetworkError: (cause: Error) => Error) {
  const reader = source.getReader();
  let size = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) return controller.close();
        size += value.byteLength;
        if (size <= cap) return controller.enqueue(value);
      } catch (error) {
        return controller.error(isBroken(error) ? toNetworkError(error) : error);
      }
      controller.error(new OversizedBody(`more than ${cap} bytes`));
      await reader.cancel();
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

const isBroken = (error: unknown): error is Error => error instanceof TypeError;
