import type { ProductEvent, RouteTemplate } from '../lib/events.ts';
import { findTarget, routeTable } from './routeTable.ts';

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

type Role = Extract<ProductEvent, { name: 'pageView' }>['role'];

/** Reports a page view after each navigation, once, by the route's template. */
export function trackPages(router: TrackedRouter, readRole: () => Role, report: (event: ProductEvent) => void) {
  let reported: string | null = null;
  const look = ({ initialized, location, navigation }: RouterState) => {
    if (!initialized || navigation.state !== 'idle' || location.key === reported) return;
    reported = location.key;
    report({ name: 'pageView', route: toTemplate(location), role: readRole() });
  };
  look(router.state);
  return router.subscribe(look);
}

/** The route an address belongs to, without what stands in its parameters. */
export function toTemplate(address: { pathname: string; search: string }): RouteTemplate {
  const { name } = findTarget(address);
  return name === null ? '*' : routeTable[name].pattern;
}
