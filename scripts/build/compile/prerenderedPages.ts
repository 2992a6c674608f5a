/** A page for guests that the build renders ahead. */
interface PageDocument {
  /** Its address. */
  path: string;
  /** Inside the site's folder. Named after the address, because some hosts find it by that. */
  file: string;
  /** The only addresses at which the file shows the page; servers send it for others, too. Default: all. */
  shownAt?: readonly string[];
  /** Its lazy module, if it has one, from the project's root. */
  module?: string;
  /** Whether servers send it for the pages of members, so that it shows them while they are loading. */
  hasMemberPages?: true;
}

export const prerenderedPages: readonly PageDocument[] = [
  // What servers send for all addresses without a page of their own; a guest is led from the first one to the second.
  {
    path: '/login',
    file: 'index.html',
    shownAt: ['/', '/login'],
    module: 'app/features/sign-in/SignInPage.tsx',
    hasMemberPages: true,
  },
  {
    path: '/resetPassword',
    file: 'resetPassword.html',
    module: 'app/features/password-reset/ResetPasswordPage.tsx',
  },
  // Servers show this file also for addresses that nobody knows.
  { path: '/error/404', file: '404.html' },
  // Not in a folder, as servers would look there for all of its addresses.
  ...['/error/no-auth', '/error/profile'].map((path) => ({
    path,
    file: `${path.slice(1).replace('/', '-')}.html`,
    shownAt: [path],
  })),
];
