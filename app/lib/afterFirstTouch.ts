let touched = false;

/**
 * Calls a function after the first touch or key on the page, or at once if there has been one. Requests that may be
 * needed soon wait for this, because the page's own go first. The returned function stops the waiting.
 */
export function afterFirstTouch(run: () => void): () => void {
  if (touched) {
    run();
    return () => {};
  }
  const waiting = new AbortController();
  const handleTouch = () => {
    touched = true;
    waiting.abort();
    run();
  };
  for (const type of ['focusin', 'pointerdown', 'keydown']) {
    addEventListener(type, handleTouch, { signal: waiting.signal });
  }
  return () => waiting.abort();
}
