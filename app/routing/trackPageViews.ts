import type { AnalyticsEvent, RouteTemplate } from '../device/analytics.ts';
import { routeTable, toRouteTarget } from './routeTable.ts';

interface Address {
  key: string;
  pathname: string;
  search: string;
}

interface RouterState {
  initialized: boolean;
  location: Address;
  navigation: { state: 'idle' | 'loading' | 'submitting' };
}

interface TrackedRouter {
  state: RouterState;
  subscribe: (listen: (state: RouterState) => void) => () => void;
}

type ViewerRole = Extract<AnalyticsEvent, { name: 'pageView' }>['role'];

/** Reports a page view after each navigation, once, by the route's template. */
export function trackPageViews(
  router: TrackedRouter,
  readRole: () => ViewerRole,
  report: (event: AnalyticsEvent) => void,
) {
  let reportedKey: string | null = null;
  const handleState = ({ initialized, location, navigation }: RouterState) => {
    if (!initialized || navigation.state !== 'idle' || location.key === reportedKey) return;
    reportedKey = location.key;
    report({ name: 'pageView', route: toRouteTemplate(location), role: readRole() });
  };
  handleState(router.state);
  return router.subscribe(handleState);
}

/** The pattern of an address's route, without the values of its parameters. */
export function toRouteTemplate(address: { pathname: string; search: string }): RouteTemplate {
  const { name } = toRouteTarget(address);
  return name === null ? '*' : routeTable[name].pattern;
}
