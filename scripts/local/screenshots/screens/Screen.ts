import type { Page } from '@playwright/test';
import type { PageName } from '../../../../app/routing/definePage.ts';
import type { AccountName } from '../../../backend/sandbox/world/accountTypes.ts';
import type { SiteOrigins, Translate } from '../signIn.ts';

/** A feature that only some sites have. */
export type OptionalFeature = 'interests' | 'liveChat' | 'withdrawal' | 'directDebit' | 'measured';

/** Browser page, built site and its sandbox. */
export interface ScreenContext extends SiteOrigins {
  page: Page;
  /** Translates an English text to the site's first language. */
  translate: Translate;
}

/** Page that a member opens who has signed in some time ago. */
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
  /** The route of its page, or of the page under it; default: the beginning of the name. */
  route?: PageName;
  /**
   * The start of the way to it, if nothing has to be arranged before and nothing unsaved is left behind: the next
   * screen of this account continues in the same app.
   */
  start?: ScreenStart;
  /** Opens it from there, or from nothing. */
  open?: (context: ScreenContext) => Promise<void>;
  /** Sites without this feature do not have the screen. */
  requires?: OptionalFeature;
  /** Waits for the screen, where the route in the address does not show that it is open. */
  waitUntilShown?: (context: ScreenContext) => Promise<void>;
  /** Set if it is over a page: there is nothing to see beyond the window. */
  isOverlay?: true;
}

/** Opens a screen from nothing. */
export type OpenScreen = NonNullable<Screen['open']>;

/** Creates the start at an address. */
export const asMember = (address: string, account: AccountName = 'complete'): ScreenStart => ({ account, address });
