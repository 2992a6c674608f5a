import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { NavigationProvider } from '../ui/navigation/NavigationProvider.tsx';

/** Gives the pages inside a router of React Router their address, and the way to other pages. */
export function RouterNavigation({ children }: { children: ReactNode }) {
  return (
    <NavigationProvider location={useLocation()} navigate={useNavigate()}>
      {children}
    </NavigationProvider>
  );
}
