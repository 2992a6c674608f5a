import type { BrowserContext, Page, Request } from '@playwright/test';

/** The requests without an end, with the page that has sent each. */
type Pending = Map<Request, Page>;

const pendingByContext = new WeakMap<BrowserContext, Pending>();

const IDLE_MS = 500;
const STEP_MS = 50;

/** Follows the requests of a context's pages from now on, for waitForIdleNetwork. */
export function watchNetwork(context: BrowserContext): void {
  if (pendingByContext.has(context)) return;
  const pending: Pending = new Map();
  pendingByContext.set(context, pending);
  context.on('request', (request) => {
    const page = pageOf(request);
    if (page) pending.set(request, page);
  });
  context.on('response', (response) => {
    const request = response.request();
    const page = pageOf(request);
    if (!page || !request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    // Of the requests of the document that is left now, Playwright may tell no end.
    for (const [other, sender] of pending) if (sender === page && other !== request) pending.delete(other);
  });
  context.on('requestfinished', (request) => pending.delete(request));
  context.on('requestfailed', (request) => pending.delete(request));
}

/** Undefined for what no page sends, and for the first document of a window that is being opened. */
function pageOf(request: Request): Page | undefined {
  try {
    return request.frame().page();
  } catch {
    return undefined;
  }
}

/**
 * Waits until a page of a watched context has waited for no response for half a second. Playwright's own `networkidle` is
 * over for good once it was reached in a document, and with calls that a document sends at once it may never be.
 */
export async function waitForIdleNetwork(page: Page): Promise<void> {
  const pending = pendingByContext.get(page.context());
  if (!pending) throw new Error('The requests of this page are not watched');
  const isWaiting = () => [...pending.values()].includes(page);
  for (let idle = 0; idle < IDLE_MS; idle = isWaiting() ? 0 : idle + STEP_MS) await page.waitForTimeout(STEP_MS);
}
