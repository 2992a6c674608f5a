import type { AccountStage } from '../../scripts/backend/sandbox/world/accountTypes.ts';
import { findPageName, shownPages } from '../../scripts/local/screenshots/screens/shownPages.ts';

export type Header = 'full' | 'simple' | 'payment' | 'payment without a back link';

/** The page that an address opens. */
export interface ExpectedPage {
  address: string;
  /** The path of the page that is shown, if it is another. */
  reached?: string;
  heading: string | RegExp;
  title: string;
  header?: Header;
  footer?: boolean;
  /** Default: below every header that is not simple. */
  premiumBar?: boolean;
}

const home = { reached: '/membership-area/home', heading: /^Hello/, title: 'Home' };
const plans = { reached: '/premium-plans/plans', heading: 'Choose your Premium membership', title: 'Premium' };
const notFound = { heading: 'We can’t find this page', title: 'Page not found' };
const paymentError = { header: 'payment', heading: 'We couldn’t confirm your payment' } as const;
const duringRegistration = { header: 'simple', footer: false } as const;
const question = { header: 'simple', title: 'Questionnaire' } as const;
export const badReset = { address: '/resetPassword/abc', reached: '/resetPassword/link', title: 'Set a new password' };
const newPassword = { heading: 'Set a new password', title: 'Set a new password', header: 'simple' } as const;
const signInPage = { reached: '/login', heading: 'Welcome to Tavelune', title: 'Sign in', header: 'simple' } as const;
const profile = { title: 'Profile', heading: /\w/ };
const ownProfile = { heading: /^My profile/, title: 'My profile' };
const ownPath = '/membership-area/user-profile/profile';
const safety = { heading: 'Safety', title: 'Safety' } as const;
const practice = { heading: 'Recognize fraud: a practice', title: 'Safety' } as const;
const contactDetails = {
  address: '/payments-success-info',
  heading: 'Your name and address',
  title: 'Your contact details',
} as const;

/** Pages that guests reach. */
export const guestPages: ExpectedPage[] = [
  { address: '/', ...signInPage },
  { address: '/login', ...signInPage },
  { address: '/logout', ...signInPage },
  { address: '/magiclink', ...signInPage },
  { address: '/resetPassword', ...newPassword },
  { ...badReset, heading: 'This link no longer works', header: 'simple' },
  { address: '/error', reached: '/error/404', ...notFound, header: 'simple' },
  { address: '/error/no-auth', heading: 'Please sign in', title: 'Please sign in', header: 'simple' },
  {
    address: '/error/profile',
    heading: 'This profile isn’t available',
    title: 'Profile not available',
    header: 'simple',
  },
  { address: '/no/such/page', ...notFound, header: 'simple' },
  { address: '/safety', ...safety, header: 'simple' },
  { address: '/safety/practice', ...practice, header: 'simple' },
];

const specifiedPages: ExpectedPage[] = [
  { address: '/', ...home },
  { address: '/membership-area', ...home },
  { address: '/membership-area/home', ...home },
  { address: '/login', ...home },
  { address: '/error/no-auth', ...home },
  { address: '/magiclink/link', ...home },
  { address: '/membership-area/member-profile/profile', reached: ownPath, ...ownProfile },
  { address: '/membership-area/member-profile/profile/{profileId}', ...profile },
  { address: '/membership-area/member-profile/profile/{profileId}/gallery', ...profile },
  {
    address: '/membership-area/member-profile/profile/nobody',
    reached: '/error/profile',
    heading: 'This profile isn’t available',
    title: 'Profile not available',
  },
  ...['', '/gallery', '/interests'].map((section) => ({ address: ownPath + section, ...ownProfile })),
  { address: '/membership-area/matches', heading: 'Your matches', title: 'Matches' },
  { address: '/membership-area/online', heading: 'Members online', title: 'Members online' },
  { address: '/membership-area/visitors', heading: 'Your visitors', title: 'Visitors' },
  { address: '/membership-area/messages', heading: 'Messages', title: 'Messages' },
  { address: '/membership-area/messages/1', heading: 'Team', title: 'Messages', footer: false },
  { address: '/membership-area/messages/11', heading: /\w/, title: 'Messages', footer: false },
  { address: '/membership-area/matches-preferences', heading: 'My preferences', title: 'Preferences' },
  { address: '/membership-area/my-account', heading: 'My account', title: 'My account' },
  { address: '/premium-plans', ...plans, header: 'payment' },
  { address: '/premium-plans/plans', ...plans, header: 'payment' },
  // Without a chosen tariff, both lead to the plans.
  { address: '/premium-plans/checkout', ...plans, header: 'payment' },
  { address: '/premium-plans/summary', ...plans, header: 'payment' },
  { address: '/completePayment', reached: '/payments-error', title: 'Payment not completed', ...paymentError },
  {
    address: '/completePayment/O1?provider=CelerisPay',
    reached: '/payments-error',
    title: 'Payment not completed',
    ...paymentError,
  },
  { address: '/payments-error', title: 'Payment not completed', ...paymentError },
  {
    address: '/payments-success',
    title: 'Payment completed',
    header: 'payment',
    heading: 'There’s no new payment to show',
  },
  { ...contactDetails, header: 'payment' },
  { address: '/resetPassword', ...newPassword },
  { ...badReset, heading: 'This link no longer works', header: 'simple' },
  { address: '/error', reached: '/error/404', ...notFound },
  { address: '/error/404', ...notFound },
  { address: '/error/profile', heading: 'This profile isn’t available', title: 'Profile not available' },
  { address: '/no/such/page', ...notFound },
  { address: '/safety', ...safety },
  { address: '/safety/practice', ...practice },
  { address: '/logout', ...signInPage },
];

/** Pages that members reach during registration, by their stage. */
export const registrationPages: Partial<Record<AccountStage, ExpectedPage[]>> = {
  new: [
    { address: '/welcome-message', heading: /^Welcome to Tavelune/, title: 'Welcome', ...duringRegistration },
    { address: '/personality-test', reached: '/personality-test/1', heading: 'What are you looking for?', ...question },
    { address: '/personality-test/1', heading: 'What are you looking for?', ...question },
  ],
  halfway: [
    { address: '/personality-test/3', heading: 'Where do you live?', ...question },
    { address: '/personality-test/8', heading: 'Which three words describe you?', ...question },
  ],
  unconfirmed: [
    {
      address: '/completion-message',
      heading: 'Done, that was the last question',
      title: 'Your questionnaire is complete',
      ...duringRegistration,
    },
    {
      address: '/confirm-email',
      heading: 'Please confirm your email address',
      title: 'Confirm your email address',
      ...duringRegistration,
    },
  ],
  contact: [{ ...contactDetails, header: 'payment without a back link', premiumBar: false }],
};

const specified = [...guestPages, ...specifiedPages, ...Object.values(registrationPages).flat()].map(({ address }) =>
  findPageName(address.replace(/\?.*/, '')),
);

/** Pages that members reach, those without an entry above among them; `{profileId}` is the id of another member. */
export const memberPages: readonly ExpectedPage[] = [
  ...shownPages
    .filter(({ name, access }) => access === 'member' && name !== 'additionalQuestions' && !specified.includes(name))
    .map(({ start, title }) => ({ address: start, heading: /\w/, title })),
  // The last of them signs out.
  ...specifiedPages,
];
