/**
 * The first segment of every address that the app has a page for. Hosts that only read `_redirects` need them one by
 * one: a rule for all addresses would hide missing files. A test compares them with the app's route table.
 */
export const appPaths: readonly string[] = [
  '/additional-questions',
  '/completePayment',
  '/completion-message',
  '/confirm-email',
  '/error',
  '/login',
  '/logout',
  '/magiclink',
  '/membership-area',
  '/payments-error',
  '/payments-success',
  '/payments-success-info',
  '/personality-test',
  '/premium-plans',
  '/resetPassword',
  '/welcome-message',
];
