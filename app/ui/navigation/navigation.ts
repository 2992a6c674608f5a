import { createContext, use } from 'react';

/** An address of the app, as an entry of the tab's history. */
export interface PageLocation {
  /** Key of the entry. */
  key: string;
  pathname: string;
  /** Query with its question mark, or empty. */
  search: string;
  /** Fragment with its number sign, or empty. */
  hash: string;
  /** Value that the page that led here has handed over. */
  state: unknown;
}

export interface NavigateOptions {
  /** Handed to the page it leads to. */
  state?: unknown;
  /** Replaces the current page in the history. */
  replace?: boolean;
}

export interface Navigate {
  /** Goes to a path of the app, with its query. The promise, if any, resolves when the page is shown. */
  (to: string, options?: NavigateOptions): void | Promise<void>;
  /** Goes back (negative) or forward in the history. */
  (delta: number): void | Promise<void>;
}

export const LocationContext = createContext<PageLocation | null>(null);
export const NavigateContext = createContext<Navigate | null>(null);

/** The address of the current page. */
export const useLocation = (): PageLocation => orThrow(use(LocationContext));

/** The function that leads to other pages; it is the same on every render. */
export const useNavigate = (): Navigate => orThrow(use(NavigateContext));

function orThrow<T>(value: T | null): T {
  if (value === null) throw new Error('a page or link stands outside of NavigationProvider');
  return value;
}
