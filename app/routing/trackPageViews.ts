import type { AnalyticsEvent, RouteTemplate } from '../device/analytics.ts';
import { addressOf, toRouteTarget } from './routeAddresses.ts';

interface Address {
  key: string;
  pathname: string;
  search: string;
}

interface TrackedRouter {
  /** Returns the address of the current page; null while another one is being opened. */
  readLocation: () => Address | null;
  subscribe: (listen: () => void) => () => void;
}

type ViewerRole = Extract<AnalyticsEvent, { name: 'pageView' }>['role'];

/** Reports a page view after each navigation, once, by the route's template. */
export function trackPageViews(
  { readLocation, subscribe }: TrackedRouter,
  readRole: () => ViewerRole,
  report: (event: AnalyticsEvent) => void,
) {
  let reportedKey: string | null = null;
  const handleChange = () => {
    const location = readLocation();
    if (location === null || location.key === reportedKey) return;
    reportedKey = location.key;
    report({ name: 'pageView', route: toRouteTemplate(location), role: readRole() });
  };
  handleChange();
  return subscribe(handleChange);
}

/** The pattern of an address's route, without the values of its parameters. */
export function toRouteTemplate(address: { pathname: string; search: string }): RouteTemplate {
  const { name } = toRouteTarget(address);
  return name === null ? '*' : addressOf(name);
}
