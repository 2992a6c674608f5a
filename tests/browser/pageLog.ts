import type { BrowserContext } from '@playwright/test';
import { watchOpenWork } from './settled.ts';

export interface PageLog {
  /** The URLs of all requests. */
  requests: string[];
  /** Exceptions, missing files and violations of the security policy. */
  errors: string[];
}

const logByContext = new WeakMap<BrowserContext, PageLog>();

/** Logs the requests and errors of the pages of a context from now on; a second call for a context empties its log. */
export async function startPageLog(context: BrowserContext, origin: string): Promise<PageLog> {
  const known = logByContext.get(context);
  if (known) {
    known.requests.length = 0;
    known.errors.length = 0;
    return known;
  }
  const log: PageLog = { requests: [], errors: [] };
  logByContext.set(context, log);
  await watchOpenWork(context);
  context.on('request', (request) => log.requests.push(request.url()));
  // Firefox also reports its own messages on the console; only an exception has been thrown somewhere.
  const inFirefox = context.browser()?.browserType().name() === 'firefox';
  context.on('weberror', (event) => {
    const { message, stack = '' } = event.error();
    if (!inFirefox || stack.includes('\n    at ')) log.errors.push(message);
  });
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
