/**
 * Calls a function once the person has touched the page or typed something, at once if that has happened. What is likely to
 * be needed soon waits for this, because the page's own requests go first. Returns what stops the waiting.
 */
export function afterFirstTouch(run: () => void): () => void {
  // Old browsers do not say so; there nothing waits.
  if (navigator.userActivation?.hasBeenActive ?? true) {
    run();
    return () => {};
  }
  const touched = new AbortController();
  for (const type of ['focusin', 'pointerdown', 'keydown']) {
    addEventListener(
      type,
      () => {
        touched.abort();
        run();
      },
      { signal: touched.signal },
    );
  }
  return () => touched.abort();
}
