import type { ReactNode } from 'react';
import { LocationContext, type Navigate, NavigateContext, type PageLocation } from './navigation.ts';

interface NavigationProviderProps {
  location: PageLocation;
  /** Must stay the same function, so that links are not rendered again with each change. */
  navigate: Navigate;
  children: ReactNode;
}

/**
 * Tells pages and links the current address and how to get to others. For members' pages both come from React Router,
 * for the first pages of guests from the browser's history alone, which takes a fraction of the code.
 */
export const NavigationProvider = ({ location, navigate, children }: NavigationProviderProps) => (
  <NavigateContext value={navigate}>
    <LocationContext value={location}>{children}</LocationContext>
  </NavigateContext>
);
