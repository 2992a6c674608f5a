import { msg } from '@lingui/core/macro';
import type { RouteMeta } from './RouteMeta.ts';
import type { RouteName } from './routeTable.ts';

/** On the way to membership: one thing at a time, and nothing comes in between. */
const onTheWay = { header: 'simple', suppressModals: true, notifications: false } as const;
/** Where money is spent. */
const payment = { header: 'payment', suppressModals: true, notifications: false } as const;
/** Pages for everybody, at which first-run dialogs have no place. */
const open = { suppressModals: true, notifications: false } as const;

/** The frame around each page, in the order of the route table. */
export const routeMetas = {
  root: { title: msg`Home` },
  magicLink: { ...onTheWay, title: msg`Sign in`, footer: 'hidden' },
  confirmEmail: { ...onTheWay, title: msg`Confirm your e-mail address`, footer: 'hidden' },
  welcome: { ...onTheWay, title: msg`Welcome`, footer: 'hidden' },
  completion: { ...onTheWay, title: msg`Your questionnaire is complete`, footer: 'hidden' },
  questionnaire: { ...onTheWay, title: msg`Questionnaire` },
  additionalQuestions: { ...onTheWay, title: msg`A few more questions` },
  membershipArea: { title: msg`Home` },
  home: { title: msg`Home` },
  memberProfile: { title: msg`Profile` },
  ownProfile: { title: msg`My profile` },
  matches: { title: msg`Matches` },
  online: { title: msg`Online users` },
  visitors: { title: msg`Visitors` },
  messages: { title: msg`Messages` },
  activeChat: { title: msg`Messages`, header: 'hiddenOnMobile', footer: 'hidden' },
  preferences: { title: msg`Preferences` },
  account: { title: msg`My account` },
  premium: { ...payment, title: msg`Premium` },
  plans: { ...payment, title: msg`Premium` },
  checkout: { ...payment, title: msg`Payment` },
  summary: { ...payment, title: msg`Check your order` },
  completePayment: { ...payment, title: msg`Completing your payment`, footer: 'hidden' },
  paymentsError: { ...payment, title: msg`Payment not completed` },
  paymentsSuccess: { ...payment, title: msg`Payment completed` },
  paymentsContact: { ...payment, title: msg`Your contact details` },
  error: { ...open, title: msg`Page not found` },
  errorNoAuth: { ...open, title: msg`Please sign in` },
  errorProfile: { ...open, title: msg`Profile not available` },
  errorNotFound: { ...open, title: msg`Page not found` },
  logout: { ...open, title: msg`Logout` },
  login: { ...open, title: msg`Sign in`, header: 'simple' },
  resetPassword: { ...open, title: msg`Set a new password`, header: 'simple' },
} as const satisfies Record<RouteName, RouteMeta>;
