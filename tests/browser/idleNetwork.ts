import type { BrowserContext, Page, Request } from '@playwright/test';

const pendingByContext = new WeakMap<BrowserContext, Set<Request>>();

const IDLE_MS = 500;
const STEP_MS = 50;

/** Follows the requests of a context's pages from now on, for waitForIdleNetwork. */
export function watchNetwork(context: BrowserContext): void {
  if (pendingByContext.has(context)) return;
  const pending = new Set<Request>();
  pendingByContext.set(context, pending);
  context.on('request', (request) => pending.add(request));
  context.on('requestfinished', (request) => pending.delete(request));
  context.on('requestfailed', (request) => pending.delete(request));
}

/**
 * Waits until no page of a watched context has waited for a response for half a second. Playwright's own `networkidle` is
 * over for good once it was reached in a document, and with calls that a document sends at once it may never be.
 */
export async function waitForIdleNetwork(page: Page): Promise<void> {
  const pending = pendingByContext.get(page.context());
  if (!pending) throw new Error('The requests of this page are not watched');
  for (let idle = 0; idle < IDLE_MS; idle = pending.size > 0 ? 0 : idle + STEP_MS) await page.waitForTimeout(STEP_MS);
}
