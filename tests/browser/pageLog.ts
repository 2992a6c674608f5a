import type { BrowserContext, Page, Request } from '@playwright/test';

export interface PageLog {
  /** The URLs of all requests. */
  requests: string[];
  /** Exceptions, missing files and violations of the security policy. */
  errors: string[];
}

const logByContext = new WeakMap<BrowserContext, PageLog>();
const pendingByContext = new WeakMap<BrowserContext, Set<Request>>();

const IDLE_MS = 500;
const STEP_MS = 50;

/** Logs what the pages of a context do from now on; a second call for a context empties its log. */
export async function startPageLog(context: BrowserContext, origin: string): Promise<PageLog> {
  const known = logByContext.get(context);
  if (known) {
    known.requests.length = 0;
    known.errors.length = 0;
    pendingByContext.get(context)?.clear();
    return known;
  }
  const log: PageLog = { requests: [], errors: [] };
  logByContext.set(context, log);
  const pending = new Set<Request>();
  pendingByContext.set(context, pending);
  context.on('request', (request) => {
    log.requests.push(request.url());
    pending.add(request);
  });
  context.on('requestfinished', (request) => pending.delete(request));
  context.on('requestfailed', (request) => pending.delete(request));
  context.on('weberror', (error) => log.errors.push(error.error().message));
  context.on('response', (response) => {
    if (response.status() >= 400 && response.url().startsWith(origin)) {
      log.errors.push(`${response.status()} ${response.url()}`);
    }
  });
  await context.exposeFunction('reportViolation', (violation: string) => log.errors.push(violation));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
      const report = (window as unknown as { reportViolation?: (violation: string) => void }).reportViolation;
      report?.(`${effectiveDirective} refused ${blockedURI} in ${sourceFile}:${lineNumber}`);
    });
  });
  return log;
}

/**
 * Waits until no page of the logged context has waited for a response for half a second. Playwright's own `networkidle`
 * is over for good once it was reached in a document, and with calls that a document sends at once it may never be.
 */
export async function waitForIdleNetwork(page: Page): Promise<void> {
  const pending = pendingByContext.get(page.context());
  if (!pending) throw new Error('The context of this page has no log');
  for (let idle = 0; idle < IDLE_MS; idle = pending.size > 0 ? 0 : idle + STEP_MS) await page.waitForTimeout(STEP_MS);
}
