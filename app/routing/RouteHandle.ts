import type { MessageDescriptor } from '@lingui/core';

/** Title and frame of a page. */
export interface RouteHandle {
  /** The document's title, before the brand's name. */
  title: MessageDescriptor;
  /**
   * simple: only the logo, as a link home. payment: only the logo, no link. hiddenOnMobile: full on desktops only.
   * hidden: none, and the frame says what goes on.
   */
  header?: 'full' | 'simple' | 'payment' | 'hiddenOnMobile' | 'hidden';
  footer?: 'shown' | 'hidden';
  /** Whether onboarding dialogs wait until the member leaves the page. */
  suppressDialogs?: boolean;
  /** Overrides the rule that notifications appear in the membership area only. */
  notifications?: boolean;
}
