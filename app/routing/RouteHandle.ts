import type { MessageDescriptor } from '@lingui/core';

/** What a route says about the frame around its page; carried by its `handle`. */
export interface RouteHandle {
  /** Of the page, in front of the brand's name. */
  title: MessageDescriptor;
  /** simple: the logo, leading home. payment: the logo, leading nowhere. hiddenOnMobile: full on desks only. */
  header?: 'full' | 'simple' | 'payment' | 'hiddenOnMobile' | 'hidden';
  footer?: 'shown' | 'hidden';
  /** Keeps first-run dialogs away. */
  suppressDialogs?: boolean;
  /** Overrides the rule that notifications show inside the membership area only. */
  notifications?: boolean;
}

export type ResolvedRouteHandle = Required<Omit<RouteHandle, 'notifications'>> & Pick<RouteHandle, 'notifications'>;

/** The metadata of the innermost route that has some; handles come from the router as unknown values. */
export function resolveRouteHandle(handles: readonly unknown[]): ResolvedRouteHandle | null {
  const own = handles.findLast(
    (handle): handle is RouteHandle => typeof handle === 'object' && handle !== null && 'title' in handle,
  );
  return own ? { header: 'full', footer: 'shown', suppressDialogs: false, ...own } : null;
}
