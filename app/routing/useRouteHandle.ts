import { useLocation } from '../ui/navigation/navigation.ts';
import type { RouteHandle } from './RouteHandle.ts';
import { routeHandleTable } from './routeHandleTable.ts';
import { toRouteTarget } from './routeTable.ts';

type ResolvedRouteHandle = Required<Omit<RouteHandle, 'notifications'>> & Pick<RouteHandle, 'notifications'>;

const defaults = { header: 'full', footer: 'shown', suppressDialogs: false } as const;

/** Title and frame of the page on show, with defaults for what its entry in the table leaves out. */
export function useRouteHandle(): ResolvedRouteHandle {
  const { name } = toRouteTarget(useLocation());
  return { ...defaults, ...routeHandleTable[name ?? 'errorNotFound'] };
}
