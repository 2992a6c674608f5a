import type { Page } from '@playwright/test';
import type { RouteName } from '../../../app/routing/routeTable.ts';
import type { SiteOrigins, Translate } from '../signIn.ts';

/** What only some sites have. */
export type OptionalFeature = 'interests' | 'liveChat' | 'cancelInFooter' | 'directDebit' | 'measured';

/** A browser page, a built site and its sandbox. */
export interface ScreenContext extends SiteOrigins {
  page: Page;
  /** The text of the site's first language for an English one. */
  translate: Translate;
}

/** A state of the app that is captured and checked, and how a member reaches it. */
export interface Screen {
  /** The name of its route; for another state of that page, followed by a hyphen and the state. */
  name: string;
  /** The route of its page, or of the page under it; default: what the name begins with. */
  route?: RouteName;
  open: (context: ScreenContext) => Promise<void>;
  /** Sites without this feature do not have the screen. */
  requires?: OptionalFeature;
  /** Waits for the screen, where the route in the address does not show that it is open. */
  waitUntilShown?: (context: ScreenContext) => Promise<void>;
  /** Lies over a page: there is nothing to see beyond the window. */
  isOverlay?: true;
}
