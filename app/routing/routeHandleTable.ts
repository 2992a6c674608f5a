import { msg } from '@lingui/core/macro';
import type { RouteHandle } from './RouteHandle.ts';
import type { RouteName } from './routeTable.ts';

type PageFrame = Omit<RouteHandle, 'title'>;

/** Pages on the way to membership: no dialog or notification interrupts them. */
const onboardingPage = {
  header: 'simple',
  suppressDialogs: true,
  notifications: false,
} as const satisfies PageFrame;
/** Pages on which members buy. */
const paymentPage = { header: 'payment', suppressDialogs: true, notifications: false } as const satisfies PageFrame;
/** Pages that guests can open, too. */
const publicPage = { suppressDialogs: true, notifications: false } as const satisfies PageFrame;

/** Title and frame of each page, in the order of the route table. */
export const routeHandleTable = {
  root: { title: msg`Home` },
  magicLink: { ...onboardingPage, footer: 'hidden', title: msg`Sign in` },
  confirmEmail: { ...onboardingPage, footer: 'hidden', title: msg`Confirm your e-mail address` },
  welcome: { ...onboardingPage, footer: 'hidden', title: msg`Welcome` },
  completion: { ...onboardingPage, footer: 'hidden', title: msg`Your questionnaire is complete` },
  questionnaire: { ...onboardingPage, title: msg`Questionnaire` },
  additionalQuestions: { ...onboardingPage, title: msg`A few more questions` },
  membershipArea: { title: msg`Home` },
  home: { title: msg`Home` },
  memberProfile: { title: msg`Profile` },
  ownProfile: { title: msg`My profile` },
  matches: { title: msg`Matches` },
  online: { title: msg`Members online` },
  visitors: { title: msg`Visitors` },
  messages: { title: msg`Messages` },
  activeChat: { title: msg`Messages`, header: 'hiddenOnMobile', footer: 'hidden' },
  preferences: { title: msg`Preferences` },
  account: { title: msg`My account` },
  premium: { ...paymentPage, title: msg`Premium` },
  plans: { ...paymentPage, title: msg`Premium` },
  checkout: { ...paymentPage, title: msg`Payment` },
  summary: { ...paymentPage, title: msg`Check your order` },
  completePayment: { ...paymentPage, header: 'hidden', footer: 'hidden', title: msg`Completing your payment` },
  paymentsError: { ...paymentPage, title: msg`Payment not completed` },
  paymentsSuccess: { ...paymentPage, title: msg`Payment completed` },
  paymentsContact: { ...paymentPage, title: msg`Your contact details` },
  error: { ...publicPage, title: msg`Page not found` },
  errorNoAuth: { ...publicPage, title: msg`Please sign in` },
  errorProfile: { ...publicPage, title: msg`Profile not available` },
  errorNotFound: { ...publicPage, title: msg`Page not found` },
  logout: { ...publicPage, title: msg`Logout` },
  login: { ...publicPage, title: msg`Sign in`, header: 'simple' },
  resetPassword: { ...publicPage, title: msg`Set a new password`, header: 'simple' },
} as const satisfies Record<RouteName, RouteHandle>;
