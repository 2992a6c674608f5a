import { setTimeout as sleep } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { Fault } from './fault.ts';
import { toReturnUrl } from './handlers/providerHandlers.ts';
import { renderHome, renderMail, renderPayment } from './htmlPages.ts';
import { refuseForeign } from './refuseForeign.ts';
import type { SandboxState } from './sandboxState.ts';
import type { HonoEnv } from './serveWithFaults.ts';
import { EventRequest, triggerEvent } from './triggerEvent.ts';
import { findOrder } from './world/orders.ts';

const ResetRequest = z.object({ faults: z._default(z.array(Fault), []) });

/** Creates the routes beside the contract: the sandbox's own pages and the controls for tests. */
export function createControlRoutes(state: SandboxState, reset: () => void): Hono<HonoEnv> {
  const app = new Hono<HonoEnv>({ strict: false });
  app.use('/', refuseForeign);
  app.use('/__sandbox__/*', refuseForeign);
  app.get('/', (context) => context.html(renderHome(state.world)));
  app.get('/__sandbox__/mail', (context) => context.html(renderMail(state.world)));
  app.get('/__sandbox__/requests', (context) => context.json({ data: state.requests }));

  app.get('/__sandbox__/settled', async (context) => {
    while (state.answering.size > 0) await sleep(10);
    return context.json({ data: true });
  });

  // Reset and faults in one call, so that no other call comes between them.
  app.post('/__sandbox__/reset', async (context) => {
    const request = await readBody(context, ResetRequest);
    if (!request) return context.json({ errors: { message: 'No such fault.' } }, 422);
    reset();
    for (const fault of request.faults) state.faults.add(fault);
    return context.json({ data: true });
  });

  app.post('/__sandbox__/fault', async (context) => {
    const fault = await readBody(context, Fault);
    if (!fault) return context.json({ errors: { message: 'No such fault.' } }, 422);
    state.faults.add(fault);
    return context.json({ data: true });
  });

  app.post('/__sandbox__/event', async (context) => {
    const request = await readBody(context, EventRequest);
    const result = request && triggerEvent(state, request, new URL(context.req.url).origin);
    return result ? context.json({ data: result }) : context.json({ errors: { message: 'No such event.' } }, 422);
  });

  app.post('/__sandbox__/disconnect', async (context) => {
    const { code } = await context.req.json().catch(() => ({}));
    state.sockets.disconnect(code);
    return context.json({ data: true });
  });

  app.get('/__sandbox__/connected', (context) => context.json({ data: state.sockets.connected() }));

  app.get('/__sandbox__/pay/:order', (context) => {
    const payment = findPayment(state, context, context.req.param('order'));
    return payment ? context.html(renderPayment(payment.order, payment.returnUrl)) : context.notFound();
  });

  app.get('/__sandbox__/pay/:order/:decision{paid|declined}', (context) => {
    const payment = findPayment(state, context, context.req.param('order'));
    if (!payment) return context.notFound();
    const { order, returnUrl } = payment;
    if (order.state === 'open') order.state = context.req.param('decision') as 'paid' | 'declined';
    return context.redirect(toReturnUrl(order, returnUrl));
  });

  return app;
}

/** Reads the valid body of a request; undefined for any other. A request without JSON counts as an empty object. */
const readBody = async <Schema extends z.ZodMiniType>(
  context: Context,
  schema: Schema,
): Promise<z.output<Schema> | undefined> => schema.safeParse(await context.req.json().catch(() => ({}))).data;

/** Finds the order of a payment page, and the address to return to; undefined if either is invalid. */
function findPayment({ world }: SandboxState, context: Context, orderId: string) {
  const order = findOrder(world, orderId);
  const returnUrl = context.req.query('return') ?? '';
  return order && URL.canParse(returnUrl) && /^https?:/.test(returnUrl) ? { order, returnUrl } : undefined;
}
