import type { ReactNode } from 'react';
import { LocationContext, type Navigate, NavigateContext, type PageLocation } from './navigation.ts';

interface NavigationProviderProps {
  location: PageLocation;
  /** Must stay the same function, so that links are not rendered again with each change. */
  navigate: Navigate;
  children: ReactNode;
}

/**
 * Tells pages and links where they are and how to get to other pages. Members' pages have it from React Router, the
 * pages that guests open first from the browser's history alone, which needs a fraction of the code.
 */
export const NavigationProvider = ({ location, navigate, children }: NavigationProviderProps) => (
  <NavigateContext value={navigate}>
    <LocationContext value={location}>{children}</LocationContext>
  </NavigateContext>
);
