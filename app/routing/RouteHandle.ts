import type { MessageDescriptor } from '@lingui/core';

/** Title and frame of a page. */
export interface RouteHandle {
  /** Title of the document, before the brand's name. */
  title: MessageDescriptor;
  /** Default: membership. */
  frame?: keyof typeof frames;
  /**
   * simple: only the logo, as a link home. payment: only the logo, no link. hiddenOnMobile: full on desktops only.
   * hidden: none, and the frame says what happens. Default: that of the frame.
   */
  header?: 'full' | 'simple' | 'payment' | 'hiddenOnMobile' | 'hidden';
  /** Default: shown. */
  footer?: 'shown' | 'hidden';
}

/** The frame of a kind of pages, with the header and whether dialogs and notifications may appear. */
interface Frame {
  header: NonNullable<RouteHandle['header']>;
  /** Whether onboarding dialogs wait until the member leaves the page. */
  suppressDialogs: boolean;
  /** Overrides the rule that notifications appear in the membership area only. */
  notifications?: boolean;
}

export const frames = {
  /** Pages of the membership area. */
  membership: { header: 'full', suppressDialogs: false },
  /** Pages on the way to membership: no dialog or notification interrupts them. */
  onboarding: { header: 'simple', suppressDialogs: true, notifications: false },
  /** Pages on which members buy. */
  payment: { header: 'payment', suppressDialogs: true, notifications: false },
  /** Pages that guests can open, too. */
  public: { header: 'full', suppressDialogs: true, notifications: false },
} as const satisfies Record<string, Frame>;
