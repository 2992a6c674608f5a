import type { MiddlewareHandler } from 'hono';

/** Pattern of the origins of pages on this machine. */
export const loopbackOrigin = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Creates the middleware that lets pages on loopback read the responses and their date, by the sandbox's clock. */
export function cors(now: () => number): MiddlewareHandler {
  return async (context, next) => {
    const origin = context.req.header('Origin');
    const allowed = origin !== undefined && loopbackOrigin.test(origin);
    if (context.req.method === 'OPTIONS') context.res = new Response(null, { status: 204 });
    else await next();
    const { headers } = context.res;
    if (!headers.has('Date')) headers.set('Date', new Date(now()).toUTCString());
    headers.set('Cache-Control', headers.get('Cache-Control') ?? 'no-store');
    headers.append('Vary', 'Origin');
    if (!allowed || headers.has('Access-Control-Allow-Origin')) return;
    headers.set('Access-Control-Allow-Origin', origin);
    headers.set('Access-Control-Allow-Headers', 'Authorization, Content-Type');
    headers.set('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE');
    headers.set('Access-Control-Expose-Headers', 'Date, Retry-After');
    headers.set('Access-Control-Max-Age', '600');
  };
}
