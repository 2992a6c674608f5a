import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Frame, Page, Request } from '@playwright/test';

/** Open requests, with the page that has sent each, and the time of its response. */
type OpenRequests = Map<Request, { page: Page; respondedAt?: number }>;

const requestsByContext = new WeakMap<BrowserContext, OpenRequests>();

const TIMEOUT_MS = 15_000;
const STEP_MS = 20;
/** Longest wait for the end of a response: Playwright reports none if its body is not read, as of an unused preload. */
const UNREAD_MS = 500;

/** Follows the open work in the pages of a context from now on, for `settled`. Call it before its pages are opened. */
export async function watchOpenWork(context: BrowserContext): Promise<void> {
  if (requestsByContext.has(context)) return;
  const open: OpenRequests = new Map();
  requestsByContext.set(context, open);
  /** Playwright may report no end of the requests of the document that a navigation leaves. */
  const forgetOthers = (page: Page, navigation: Request) => {
    for (const [other, sent] of open) if (sent.page === page && other !== navigation) open.delete(other);
  };
  context.on('request', (request) => {
    const page = pageOf(request);
    if (page) open.set(request, { page });
  });
  context.on('response', (response) => {
    const request = response.request();
    const page = pageOf(request);
    if (!page) return;
    if (open.has(request)) open.set(request, { page, respondedAt: Date.now() });
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    forgetOthers(page, request);
    // Until the new document is there, the old one goes on sending.
    const follow = (frame: Frame) => {
      if (frame !== page.mainFrame()) return;
      page.off('framenavigated', follow);
      forgetOthers(page, request);
    };
    page.on('framenavigated', follow);
  });
  context.on('requestfinished', (request) => open.delete(request));
  context.on('requestfailed', (request) => open.delete(request));
  await context.addInitScript(countOpenWork);
}

/** Makes a request that a test holds back not count as open; returns the function that lets it count again. */
export function leaveHeld(request: Request): () => void {
  const page = pageOf(request)!;
  const open = requestsByContext.get(page.context());
  open?.delete(request);
  return () => void open?.set(request, { page });
}

/** Returns the page of a request; undefined for one of no page, and for the first document of a new window. */
function pageOf(request: Request): Page | undefined {
  try {
    return request.frame().page();
  } catch {
    return undefined;
  }
}

/**
 * Waits until nothing is open in a page: no request and none that would follow from an answer, no short timer, no
 * animation that ends, no font, no picture in view, and that for two frames. It replaces waiting for a fixed time.
 * Timers of a clock that the test has installed do not count. Fails after 15 s by naming what is still open.
 */
export async function settled(page: Page): Promise<void> {
  const open = requestsByContext.get(page.context());
  if (!open) throw new Error('What is open in this page is not watched');
  const requestsOf = () =>
    Array.from(open).flatMap(([request, { page: sender, respondedAt = Number.POSITIVE_INFINITY }]) =>
      // Playwright may report no end of the requests of a frame that is gone now.
      sender === page && !request.frame().isDetached() && Date.now() < respondedAt + UNREAD_MS
        ? [describe(request)]
        : [],
    );
  const end = Date.now() + TIMEOUT_MS;
  for (;;) {
    const requests = requestsOf();
    // Not the page's own wait, which is a step that Playwright reports.
    if (requests.length > 0) await wait(STEP_MS);
    const work = requests.length > 0 ? requests : await readOpenWork(page, end - Date.now());
    if (work.length === 0 && requestsOf().length === 0) return;
    if (Date.now() > end) throw new Error(`the page has not settled in ${TIMEOUT_MS / 1000} s: ${work.join(', ')}`);
  }
}

const describe = (request: Request) => `${request.method()} ${request.url()}`;

/** Names the open work in the document; nothing once nothing was open for two frames, and the rest after a time. */
async function readOpenWork(page: Page, timeoutMs: number): Promise<string[]> {
  try {
    return await page.evaluate((timeout) => window.openWork.waitForNone(timeout), timeoutMs);
  } catch (error) {
    // The document was left, or is so new that nothing has run in it.
    await page.waitForLoadState();
    return [`the document: ${String(error).split('\n')[0]}`];
  }
}

declare global {
  interface Window {
    openWork: {
      /**
       * Resolves with nothing once nothing was open for two frames, or after a time with the names of the open work.
       */
      waitForNone(timeoutMs: number): Promise<string[]>;
    };
  }
}

/** Counts the open work; runs in each document before its own scripts. */
function countOpenWork(): void {
  /**
   * Length of the longest timer that counts: longer ones are pauses between two polls, or show something for a while.
   */
  const shortTimerMs = 1000;
  const { setTimeout, clearTimeout, requestAnimationFrame }: Window = window;
  const requestIdle = window.requestIdleCallback ?? ((resolve: () => void) => setTimeout(resolve, 0));
  const now = performance.now.bind(performance);
  const timers = new Map<number, string>();
  window.setTimeout = ((handler: TimerHandler, delay = 0, ...values: unknown[]): number => {
    if (typeof handler !== 'function' || delay >= shortTimerMs) return setTimeout(handler, delay, ...values);
    const id = setTimeout(() => {
      try {
        handler(...values);
      } finally {
        timers.delete(id);
      }
    }, delay);
    timers.set(id, `a timer of ${delay} ms`);
    return id;
  }) as typeof window.setTimeout;
  window.clearTimeout = (id) => {
    timers.delete(id as number);
    clearTimeout(id as number);
  };

  const isInSight = (element: Element) => {
    const { top, bottom, left, right, width } = element.getBoundingClientRect();
    return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  };
  const readAnimations = () =>
    document.getAnimations().flatMap((animation) => {
      const ends = Number.isFinite(animation.effect?.getComputedTiming().endTime);
      if (animation.playState !== 'running' || !ends) return [];
      const target = (animation.effect as KeyframeEffect).target;
      // Firefox starts, and so ends, no animation of an element that is not drawn because it is far out of view.
      if (target?.checkVisibility({ contentVisibilityAuto: true }) === false) return [];
      return [`an animation of <${target?.localName} class="${target?.getAttribute('class')}">`];
    });
  const readOpen = () => [
    // Playwright's clock has timers of its own.
    ...('__pwClock' in window ? [] : timers.values()),
    ...(document.readyState === 'complete' ? [] : ['the document']),
    ...(document.fonts.status === 'loading' ? ['a font'] : []),
    ...readAnimations(),
    ...[...document.images]
      .filter((image) => !image.complete && isInSight(image))
      .map(({ src }) => `the picture ${src}`),
  ];
  /** Waits for the next frame; a hidden tab draws none. */
  const nextFrame = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => resolve());
      setTimeout(resolve, 100);
    });
  const idle = () => new Promise<void>((resolve) => requestIdle(() => resolve(), { timeout: 100 }));
  window.openWork = {
    async waitForNone(timeoutMs) {
      const end = now() + timeoutMs;
      for (let quietFrames = 0; quietFrames < 2; ) {
        await nextFrame();
        await idle();
        const open = readOpen();
        quietFrames = open.length === 0 ? quietFrames + 1 : 0;
        if (open.length > 0 && now() > end) return open;
      }
      return [];
    },
  };
}
