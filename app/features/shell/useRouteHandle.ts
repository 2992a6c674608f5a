import { useMatches } from 'react-router';
import { type ResolvedRouteHandle, resolveRouteHandle } from '../../routing/RouteHandle.ts';

/** What the page on show says about the frame around it. */
export function useRouteHandle(): ResolvedRouteHandle | null {
  return resolveRouteHandle(useMatches().map(({ handle }) => handle));
}
