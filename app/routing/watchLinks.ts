/** How long a pointer or the focus rests on a link until it counts: those that pass over a list mean none of it. */
const REST_MS = 80;

/**
 * Tells which link of the page is about to be followed: one that a pointer or the focus rests on, or that is pressed.
 *
 * @param onIntent called with the address of a link of this site, once or more
 * @return ends it
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
