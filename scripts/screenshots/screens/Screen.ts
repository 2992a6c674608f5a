import type { RouteName } from '../../../app/routing/routeTable.ts';
import type { ScreenContext } from './screenActions.ts';

/** What only some sites have. */
export type OptionalFeature = 'interests' | 'liveChat' | 'cancelInFooter' | 'directDebit';

/** Something to look at, and the way to it as a person would go. */
export interface Screen {
  /** That of its page in the table of routes; for another state of the page, with a hyphen and what is different. */
  name: string;
  /** The page that it is, or that it opens over; the name tells it if this does not. */
  route?: RouteName;
  open: (visit: ScreenContext) => Promise<void>;
  /** Sites without it do not have the screen. */
  requires?: OptionalFeature;
  /** Where it is not the address that tells that the screen is there. */
  waitUntilShown?: (visit: ScreenContext) => Promise<void>;
  /** Lies over a page: there is nothing to see beyond the window. */
  isOverlay?: true;
}
