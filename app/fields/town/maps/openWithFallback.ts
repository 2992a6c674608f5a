import { log } from '../../../lib/log.ts';
import type { TownProvider } from '../townProvider.ts';

/** A provider that holds on to something, until it is closed. */
export interface ClosableTownProvider {
  provider: TownProvider;
  close: () => void;
}

/**
 * Opens a provider with the first question to it. Once it has failed, all questions go to the other one, the failed one
 * among them; `onFail` is told once. An aborted question is no failure.
 */
export function openWithFallback(
  open: () => Promise<ClosableTownProvider>,
  plain: TownProvider,
  onFail: () => void,
): ClosableTownProvider {
  let opening: Promise<ClosableTownProvider> | null = null;
  let failed = false;
  const close = () => {
    opening?.then((places) => places.close()).catch(() => {});
    opening = null;
  };
  async function ask<T>(question: (provider: TownProvider) => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (failed) return question(plain);
    try {
      opening ??= open();
      return await question((await opening).provider);
    } catch (error) {
      if (signal?.aborted) throw error;
      if (!failed) {
        failed = true;
        log.warn('the maps script does not answer', error);
        close();
        onFail();
      }
      return question(plain);
    }
  }
  return {
    provider: {
      search: (typed, country, signal) => ask((provider) => provider.search(typed, country, signal), signal),
      locate: (suggestion) => ask((provider) => provider.locate(suggestion)),
      findNearest: (position) => ask((provider) => provider.findNearest(position)),
    },
    close,
  };
}
