/** The part of a BroadcastChannel that the app uses. */
export interface TabChannel {
  onmessage: ((event: MessageEvent) => void) | null;
  postMessage(message: unknown): void;
  close(): void;
}

/** Opens a channel to the other tabs of this browser; null where the browser has none. */
export const openTabChannel = (name: string): TabChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
