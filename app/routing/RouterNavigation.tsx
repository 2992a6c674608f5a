import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { NavigationProvider } from '../ui/navigation/NavigationProvider.tsx';

/** Gives pages inside a router of React Router their address and the navigation to others. */
export function RouterNavigation({ children }: { children: ReactNode }) {
  return (
    <NavigationProvider location={useLocation()} navigate={useNavigate()}>
      {children}
    </NavigationProvider>
  );
}
