import { log } from '../../../lib/log.ts';
import type { TownProvider } from '../townProvider.ts';

/** A provider with resources that `close` releases. */
export interface ClosableTownProvider {
  provider: TownProvider;
  close: () => void;
}

/**
 * Opens a provider with its first request. After its first failure, other than an abort, it is closed and the fallback
 * is asked.
 */
export function openWithFallback(
  open: () => Promise<ClosableTownProvider>,
  fallback: TownProvider,
  onFail: () => void,
): TownProvider {
  let opening: Promise<ClosableTownProvider> | null = null;
  let failed = false;
  async function send<T>(request: (provider: TownProvider) => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (failed) return request(fallback);
    try {
      opening ??= open();
      return await request((await opening).provider);
    } catch (error) {
      if (signal?.aborted) throw error;
      if (!failed) {
        failed = true;
        log.warn('the maps script does not answer', error);
        opening?.then((opened) => opened.close()).catch(() => {});
        onFail();
      }
      return request(fallback);
    }
  }
  return {
    search: (typed, country, signal) => send((provider) => provider.search(typed, country, signal), signal),
    locate: (suggestion) => send((provider) => provider.locate(suggestion)),
    findNearest: (position) => send((provider) => provider.findNearest(position)),
  };
}
