import { useSyncExternalStore } from 'react';

const UPDATE_INTERVAL_MS = 30_000;

const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

function update(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    now = Date.now();
    timer = setInterval(update, UPDATE_INTERVAL_MS);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

/** The time in milliseconds, at most half a minute old, so that texts made from it stay true while the page is open. */
export const useNow = (): number => useSyncExternalStore(subscribe, () => now);
