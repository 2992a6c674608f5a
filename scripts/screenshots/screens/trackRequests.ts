import type { Page, Request } from '@playwright/test';

/** What never answers is part of some screens: so long is it waited for (milliseconds). */
const MAX_WAIT_MS = 3000;
/** So long nothing new is asked for once all has come (milliseconds). */
const QUIET_PERIOD_MS = 100;

/**
 * Counts what a page has asked for from now on. Gives a function that waits until all of it has come and the page, after
 * drawing it, asks for nothing more.
 */
export function trackRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let asked = 0;
  const begin = (request: Request) => {
    asked += 1;
    open.add(request);
  };
  const end = (request: Request) => void open.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);

  /** A page that is busy draws late; what it then asks for is waited for, too. One that leads on is asked again. */
  const draw = () =>
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
    const latest = Date.now() + MAX_WAIT_MS;
    let before = -1;
    while (Date.now() < latest && (open.size > 0 || asked !== before)) {
      before = asked;
      await draw();
    }
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  };
}
