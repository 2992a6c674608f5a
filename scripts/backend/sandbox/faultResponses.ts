import type { Fault } from './fault.ts';

export const DEFAULT_DELAY_MS = 30_000;

const DEFAULT_BYTE_INTERVAL_MS = 250;
const MAX_ROWS = 10_000;
const MAX_BYTES = 4_000_000;
const PADDING_BYTES = 6_000_000;
const badGatewayHtml = '<!doctype html><html><title>502</title><h1>Bad gateway</h1></html>';

/** Statuses whose responses have no body. */
const bodylessStatuses: ReadonlySet<number> = new Set([204, 205, 304]);

const jsonResponse = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  bodylessStatuses.has(status)
    ? new Response(null, { status, headers })
    : new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });

/** Returns the response of a fault that replaces the real one; undefined for the kinds that change it. */
export function toFaultResponse({ kind, status: requestedStatus, retryAfter, body }: Fault): Response | undefined {
  if (kind === 'status') {
    const status = requestedStatus ?? 500;
    const headers: Record<string, string> = retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) };
    return jsonResponse(status, { errors: { message: `The sandbox was told to answer ${status}.` } }, headers);
  }
  if (kind === 'garbage') return new Response('{"data": {"half', { headers: { 'Content-Type': 'application/json' } });
  if (kind === 'body') return jsonResponse(requestedStatus ?? 200, body);
  if (kind === 'errors200') return jsonResponse(200, { errors: { message: 'The sandbox was told to refuse.' } });
  if (kind === 'empty204') return new Response(null, { status: 204 });
  if (kind === 'html502')
    return new Response(badGatewayHtml, { status: 502, headers: { 'Content-Type': 'text/html' } });
  return undefined;
}

/** Headers of a response whose bytes must not be compressed: they would come at once, or late. */
const uncompressed = { 'Cache-Control': 'no-store, no-transform' };

/** Changes the real response: data of another type, huge lists, or bytes that arrive slowly. */
export async function corruptResponse(
  answer: Response,
  { kind, ms = DEFAULT_BYTE_INTERVAL_MS }: Fault,
): Promise<Response> {
  if (kind === 'wrongShape') return jsonResponse(answer.status, { data: 7 });
  if (kind === 'huge')
    return jsonResponse(
      answer.status,
      { data: inflateData(((await answer.json()) as { data: unknown }).data) },
      uncompressed,
    );
  if (kind === 'trickle') return trickleResponse(await answer.text(), ms);
  return answer;
}

/**
 * Repeats each list up to 10,000 rows or 4 MB in all; data without one gets a field of 6 MB, more than the app reads.
 */
function inflateData(data: unknown): unknown {
  let hasList = false;
  const factor = MAX_BYTES / JSON.stringify(data ?? null).length;
  const grow = (value: unknown): unknown => {
    if (Array.isArray(value)) {
      hasList = true;
      const length = Math.min(MAX_ROWS, Math.floor(value.length * factor));
      return Array.from({ length }, (_, index) => value[index % value.length]);
    }
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, grow(inner)]));
  };
  const grown = grow(data);
  if (hasList) return grown;
  return { ...(typeof grown === 'object' ? grown : { value: grown }), padding: 'x'.repeat(PADDING_BYTES) };
}

function trickleResponse(text: string, ms: number): Response {
  const bytes = new TextEncoder().encode(text);
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (sent >= bytes.length) return controller.close();
      if (sent > 0) await new Promise((resolve) => setTimeout(resolve, ms).unref());
      controller.enqueue(bytes.slice(sent, sent + 1));
      sent += 1;
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'application/json', ...uncompressed } });
}
