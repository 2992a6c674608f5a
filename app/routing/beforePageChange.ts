import { atom } from 'jotai';
import type { MiddlewareFunction } from 'react-router';
import { appContext } from './loaderContext.ts';

/**
 * Function that runs once the next page is loaded and while the previous one is still shown; the next page waits for
 * it.
 */
export const beforePageChangeAtom = atom<{ run: (from: string, to: string) => Promise<void> } | null>(null);

/** Creates middleware that runs the function in beforePageChangeAtom. */
export const awaitPageChange =
  (readShownPath: () => string): MiddlewareFunction =>
  async ({ request, context }, next) => {
    const result = await next();
    if (!request.signal.aborted) {
      await context
        .get(appContext)
        .store.get(beforePageChangeAtom)
        ?.run(readShownPath(), new URL(request.url).pathname);
    }
    return result;
  };
