import type { createStore } from 'jotai';
import type { ReactNode } from 'react';
import type { TokenStore } from '../session/tokenStore.ts';

/** The values that main.tsx hands to the pages of guests, and these to the pages of members. */
export interface AppStart {
  store: ReturnType<typeof createStore>;
  tokens: TokenStore;
  /** The element that shows the app. */
  container: HTMLElement;
  /** Hydrates the page that the build has rendered ahead, which must be the same. */
  hydrate: (content: ReactNode) => void;
  /** Replaces what is on the screen. */
  render: (content: ReactNode) => void;
  /** Shows that the app cannot be started. */
  fail: (error: unknown) => void;
}
