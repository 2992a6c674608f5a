/** Time for which a pointer or the focus rests on a link until it counts, so that passing over a list does not. */
const REST_MS = 80;

/**
 * Calls back for each link of the page that is likely to be followed: one that a pointer or the focus rests on, or that
 * is pressed.
 *
 * @param onIntent called with the address of a link of this site, once or more
 * @return the function that ends it
 */
export function watchLinks(onIntent: (address: URL) => void): () => void {
  const listening = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listen = (type: string, afterMs: number) =>
    document.addEventListener(
      type,
      ({ target }) => {
        clearTimeout(timer);
        const address = toOwnAddress(target);
        if (address) timer = setTimeout(onIntent, afterMs, address);
      },
      { signal: listening.signal, passive: true },
    );
  listen('pointerover', REST_MS);
  listen('focusin', REST_MS);
  listen('pointerdown', 0);
  return () => {
    listening.abort();
    clearTimeout(timer);
  };
}

function toOwnAddress(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target === '_blank') return null;
  const address = new URL(link.href);
  return address.origin === location.origin ? address : null;
}
