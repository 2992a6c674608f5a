import type { Page } from '@playwright/test';
import type { PageName } from '../../../../app/routing/definePage.ts';
import type { AccountName } from '../../../backend/sandbox/world/accounts.ts';
import type { SiteOrigins, Translate } from '../signIn.ts';

/** What only some sites have. */
export type OptionalFeature = 'interests' | 'liveChat' | 'cancelInFooter' | 'directDebit' | 'measured';

/** A browser page, a built site and its sandbox. */
export interface ScreenContext extends SiteOrigins {
  page: Page;
  /** The text of the site's first language for an English one. */
  translate: Translate;
}

/** A page that a member opens who has signed in some time ago. */
export interface ScreenStart {
  account: AccountName;
  address: string;
  /** The API's answer about the registration, where it is not the account's own. */
  completion?: Record<string, unknown>;
}

/** A state of the app that is captured and checked, and how a member reaches it. */
export interface Screen {
  /** The name of its route; for another state of that page, followed by a hyphen and the state. */
  name: string;
  /** The route of its page, or of the page under it; default: what the name begins with. */
  route?: PageName;
  /**
   * Where the way to it begins, if nothing has to be arranged before and nothing unsaved is left behind: the next screen
   * of this account goes on in the same app.
   */
  start?: ScreenStart;
  /** The way to it from there, or from nothing. */
  open?: (context: ScreenContext) => Promise<void>;
  /** Sites without this feature do not have the screen. */
  requires?: OptionalFeature;
  /** Waits for the screen, where the route in the address does not show that it is open. */
  waitUntilShown?: (context: ScreenContext) => Promise<void>;
  /** Lies over a page: there is nothing to see beyond the window. */
  isOverlay?: true;
}

/** The way that begins with nothing. */
export type OpenScreen = NonNullable<Screen['open']>;

/** The start at an address. */
export const asMember = (address: string, account: AccountName = 'complete'): ScreenStart => ({ account, address });
