import { routes } from 'pages:routes';
import { useLocation } from '../ui/navigation/navigation.ts';
import type { PageName, PageRoute } from './definePage.ts';
import { frames } from './RouteHandle.ts';
import { toRouteTarget } from './routes.ts';

/** Title and frame of a page, with defaults for what its declaration leaves out. */
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

/** Title and frame of the page on show; unknown addresses have those of the not-found page. */
export const useRouteHandle = () => readRouteHandle(toRouteTarget(useLocation()).name ?? 'errorNotFound');
