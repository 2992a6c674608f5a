import { atom } from 'jotai';
import type { MiddlewareFunction } from 'react-router';
import { appContext } from './routerContext.ts';

/** Runs when the next page has been loaded while the one before is still on the screen; the next page waits for it. */
export const beforePageChangeAtom = atom<{ run: (from: string, to: string) => Promise<void> } | null>(null);

/** Middleware that runs what beforePageChangeAtom holds. */
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
