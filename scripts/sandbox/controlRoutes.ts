import { Hono } from 'hono';
import * as z from 'zod/mini';
import { Fault } from './faultQueue.ts';
import { renderHome, renderMail, renderPayment } from './htmlPages.ts';
import type { SandboxState } from './sandboxState.ts';
import type { HonoEnv } from './serveWithFaults.ts';
import { EventRequest, triggerEvent } from './triggerEvent.ts';
import { findOrder, toReturnUrl } from './world/orders.ts';

const ResetRequest = z.object({ faults: z._default(z.array(Fault), []) });

/** What the sandbox offers beside the contract: its own pages and the tests' controls. */
export function createControlRoutes(state: SandboxState, reset: () => void): Hono<HonoEnv> {
  const app = new Hono<HonoEnv>({ strict: false });
  app.get('/', (context) => context.html(renderHome(state.world)));
  app.get('/__sandbox__/mail', (context) => context.html(renderMail(state.world)));
  app.get('/__sandbox__/requests', (context) => context.json({ data: state.requests }));

  // One step, so that no call comes between the reset and the faults that it is told of.
  app.post('/__sandbox__/reset', async (context) => {
    const asked = ResetRequest.safeParse(await context.req.json().catch(() => ({})));
    if (!asked.success) return context.json({ errors: { message: 'No such fault.' } }, 422);
    reset();
    for (const fault of asked.data.faults) state.faults.add(fault);
    return context.json({ data: true });
  });

  app.post('/__sandbox__/fault', async (context) => {
    const fault = Fault.safeParse(await context.req.json().catch(() => undefined));
    if (!fault.success) return context.json({ errors: { message: 'No such fault.' } }, 422);
    state.faults.add(fault.data);
    return context.json({ data: true });
  });

  app.post('/__sandbox__/event', async (context) => {
    const happening = EventRequest.safeParse(await context.req.json().catch(() => undefined));
    const told = happening.success && triggerEvent(state, happening.data, new URL(context.req.url).origin);
    return told ? context.json({ data: told }) : context.json({ errors: { message: 'No such event.' } }, 422);
  });

  app.post('/__sandbox__/disconnect', async (context) => {
    const { code } = await context.req.json().catch(() => ({}));
    state.sockets.disconnect(code);
    return context.json({ data: true });
  });

  app.get('/__sandbox__/pay/:order', (context) => {
    const order = findOrder(state.world, context.req.param('order'));
    const returnUrl = context.req.query('return') ?? '';
    if (!order || !URL.canParse(returnUrl) || !/^https?:/.test(returnUrl)) return context.notFound();
    return context.html(renderPayment(order, returnUrl));
  });

  app.get('/__sandbox__/pay/:order/:decision{paid|declined}', (context) => {
    const order = findOrder(state.world, context.req.param('order'));
    const returnUrl = context.req.query('return') ?? '';
    if (!order || !URL.canParse(returnUrl) || !/^https?:/.test(returnUrl)) return context.notFound();
    order.state = context.req.param('decision') as 'paid' | 'declined';
    return context.redirect(toReturnUrl(order, returnUrl));
  });

  return app;
}
