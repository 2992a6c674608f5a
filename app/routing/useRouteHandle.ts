import { routes } from 'pages:routes';
import { useLocation } from '../ui/navigation/navigation.ts';
import type { PageName, PageRoute } from './definePage.ts';
import { frames } from './RouteHandle.ts';
import { toRouteTarget } from './routeAddresses.ts';

/** Title and frame of a page, with defaults where its declaration has none. */
export function readRouteHandle(name: PageName) {
  const { title, frame = 'membership', header, footer = 'shown' }: PageRoute = routes[name];
  const { suppressDialogs, ...around } = frames[frame];
  return {
    title,
    footer,
    suppressDialogs,
    header: header ?? around.header,
    ...('notifications' in around && { notifications: around.notifications }),
  };
}

/** Title and frame of the current page; those of the not-found page for unknown addresses. */
export const useRouteHandle = () => readRouteHandle(toRouteTarget(useLocation()).name ?? 'errorNotFound');
