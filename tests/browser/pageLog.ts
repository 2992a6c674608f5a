import type { BrowserContext } from '@playwright/test';

/** Addresses that pages asked for, and what went wrong in them: exceptions, files that are not there, the policy broken. */
export interface PageLog {
  requests: string[];
  errors: string[];
}

const logByContext = new WeakMap<BrowserContext, PageLog>();

/** Logs what the pages of a context do from now on; of one that is watched already, the log begins anew. */
export async function startPageLog(context: BrowserContext, origin: string): Promise<PageLog> {
  const known = logByContext.get(context);
  if (known) {
    known.requests.length = 0;
    known.errors.length = 0;
    return known;
  }
  const log: PageLog = { requests: [], errors: [] };
  logByContext.set(context, log);
  context.on('request', (request) => log.requests.push(request.url()));
  context.on('weberror', (error) => log.errors.push(error.error().message));
  context.on('response', (response) => {
    if (response.status() >= 400 && response.url().startsWith(origin)) {
      log.errors.push(`${response.status()} ${response.url()}`);
    }
  });
  await context.exposeFunction('reportViolation', (what: string) => log.errors.push(what));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
      const report = (window as unknown as { reportViolation?: (what: string) => void }).reportViolation;
      report?.(`${effectiveDirective} refused ${blockedURI} in ${sourceFile}:${lineNumber}`);
    });
  });
  return log;
}
