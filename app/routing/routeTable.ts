import { generatePath, matchPath } from 'react-router';

/** member: only for signed-in members. guest: only without a session. anyone: for both. */
export type RouteAccess = 'member' | 'guest' | 'anyone';

/** Every page under the name that the guard rules use. The order decides between patterns that overlap. */
export const routeTable = {
  root: { pattern: '/', access: 'member' },
  magicLink: { pattern: '/magiclink/:token?', access: 'anyone' },
  confirmEmail: { pattern: '/confirm-email', access: 'member' },
  welcome: { pattern: '/welcome-message', access: 'member' },
  completion: { pattern: '/completion-message', access: 'member' },
  questionnaire: { pattern: '/personality-test/:question?', access: 'member' },
  additionalQuestions: { pattern: '/additional-questions', access: 'member' },
  membershipArea: { pattern: '/membership-area', access: 'member' },
  home: { pattern: '/membership-area/home', access: 'member' },
  memberProfile: { pattern: '/membership-area/member-profile/profile/:id?/:section?', access: 'member' },
  ownProfile: { pattern: '/membership-area/user-profile/profile/:section?', access: 'member' },
  matches: { pattern: '/membership-area/matches', access: 'member' },
  online: { pattern: '/membership-area/online', access: 'member' },
  visitors: { pattern: '/membership-area/visitors', access: 'member' },
  messages: { pattern: '/membership-area/messages', access: 'member' },
  activeChat: { pattern: '/membership-area/messages/:id', access: 'member' },
  preferences: { pattern: '/membership-area/matches-preferences', access: 'member' },
  account: { pattern: '/membership-area/my-account', access: 'member' },
  premium: { pattern: '/premium-plans', access: 'member' },
  plans: { pattern: '/premium-plans/plans', access: 'member' },
  checkout: { pattern: '/premium-plans/checkout', access: 'member' },
  summary: { pattern: '/premium-plans/summary', access: 'member' },
  completePayment: { pattern: '/completePayment/:resourcePath?', access: 'member' },
  paymentsError: { pattern: '/payments-error', access: 'member' },
  paymentsSuccess: { pattern: '/payments-success', access: 'member' },
  paymentsContact: { pattern: '/payments-success-info', access: 'member' },
  error: { pattern: '/error', access: 'anyone' },
  errorNoAuth: { pattern: '/error/no-auth', access: 'anyone' },
  errorProfile: { pattern: '/error/profile', access: 'anyone' },
  errorNotFound: { pattern: '/error/404', access: 'anyone' },
  logout: { pattern: '/logout', access: 'anyone' },
  login: { pattern: '/login', access: 'guest' },
  resetPassword: { pattern: '/resetPassword/:token?', access: 'anyone' },
} as const satisfies Record<string, { pattern: `/${string}`; access: RouteAccess }>;

export type RouteName = keyof typeof routeTable;
type Pattern<Name extends RouteName> = (typeof routeTable)[Name]['pattern'];
type PathParams<Name extends RouteName> = Parameters<typeof generatePath<Pattern<Name>>>[1];

/** Aliases: addresses that lead to another page. */
export const redirects = {
  root: 'home',
  membershipArea: 'home',
  premium: 'plans',
  error: 'errorNotFound',
} as const satisfies Partial<Record<RouteName, RouteName>>;

/** The address of a page. */
export const pathTo = <Name extends RouteName>(name: Name, params?: PathParams<Name>): string =>
  generatePath<Pattern<Name>>(routeTable[name].pattern, params);

/** An address, and the route that it belongs to. */
export interface RouteTarget {
  /** Null for an unknown address. */
  name: RouteName | null;
  access: RouteAccess;
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
}

export function toRouteTarget({ pathname, search }: { pathname: string; search: string }): RouteTarget {
  if (lastName?.pathname !== pathname) lastName = { pathname, name: findRouteName(pathname) };
  const { name } = lastName;
  return { name, access: name === null ? 'anyone' : routeTable[name].access, pathname, search };
}

/** Of the address asked for last: each part of a page asks for that of the page. */
let lastName: { pathname: string; name: RouteName | null } | undefined;

function findRouteName(pathname: string): RouteName | null {
  for (const [name, { pattern }] of Object.entries(routeTable)) {
    if (matchPath(pattern, pathname)) return name as RouteName;
  }
  return null;
}
