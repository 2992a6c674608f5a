/**
 * Runs something that keeps a page out of the browser's back/forward cache, such as a connection or a lock, only while
 * the page is shown: ends it when the page is put into the cache, and starts it again when it comes back.
 *
 * @param start called with whether the page has come back; returns the function that ends it
 * @param events where `pagehide` and `pageshow` arrive
 * @return the function that ends it for good
 */
export function pauseInBackForwardCache(
  start: (isBack: boolean) => () => void,
  events: EventTarget = window,
): () => void {
  const listening = new AbortController();
  let end: (() => void) | null = start(false);
  const finish = () => {
    end?.();
    end = null;
  };
  const listen = (type: 'pagehide' | 'pageshow', change: () => void) =>
    events.addEventListener(type, (event) => (event as PageTransitionEvent).persisted && change(), {
      signal: listening.signal,
    });
  listen('pagehide', finish);
  listen('pageshow', () => {
    end ??= start(true);
  });
  return () => {
    listening.abort();
    finish();
  };
}
