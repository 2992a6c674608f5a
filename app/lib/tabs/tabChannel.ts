/** The part of a BroadcastChannel that is needed. */
export interface TabChannel {
  onmessage: ((event: MessageEvent) => void) | null;
  postMessage(message: unknown): void;
  close(): void;
}

/** What is said there is heard by the other tabs of this browser; null where the browser has no such thing. */
export const openTabChannel = (name: string): TabChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
