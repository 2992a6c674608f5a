let touched = false;

/**
 * Calls a function once the person has touched the page or typed something, at once if that is known. What is likely to be
 * needed soon waits for this, because the page's own requests go first. Returns what stops the waiting.
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
