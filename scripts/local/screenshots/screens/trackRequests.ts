import type { Page, Request } from '@playwright/test';

/** Longest wait, because some screens show a request that never ends. */
const MAX_WAIT_MS = 3000;
/** Time without an open request after which a page is loaded. */
const QUIET_PERIOD_MS = 100;

/**
 * Counts the requests of a page from now on. The returned function waits until all of them have ended and the page,
 * after drawing the answers, sends no more.
 */
export function trackRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let count = 0;
  const begin = (request: Request) => {
    count += 1;
    open.add(request);
  };
  const end = (request: Request) => void open.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);

  /** Waits for two frames and the quiet period; a navigation ends the wait early. */
  const waitForFrames = () =>
    page
      .evaluate(
        (ms) =>
          new Promise<void>((resolve) => {
            requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, ms)));
          }),
        QUIET_PERIOD_MS,
      )
      .catch(() => {});

  return async () => {
    const deadline = Date.now() + MAX_WAIT_MS;
    let before = -1;
    while (Date.now() < deadline && (open.size > 0 || count !== before)) {
      before = count;
      await waitForFrames();
    }
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  };
}
