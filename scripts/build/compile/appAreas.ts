import type { ChunkArea } from './bundler/chunkGroups.ts';

/**
 * The areas of the app, in the order in which people come to them. What the lazy modules of several areas share is in
 * the chunk of the first of them.
 */
export const appAreas: readonly ChunkArea[] = [
  { name: 'main', modules: ['features/sign-in'] },
  {
    // The other pages of guests, and what sends their forms: the API client and its schemas.
    name: 'guest',
    modules: [
      'start/startSession.ts',
      'api/contract/auth.ts',
      'features/confirm-email',
      'features/error-pages',
      'features/magic-link',
      'features/measurement',
      'features/password-reset',
      'features/shell/display',
      'features/shell/footer',
      'features/support',
      'legal',
    ],
  },
  {
    name: 'member',
    modules: ['members/startMemberApp.tsx', 'features/dashboard', 'features/people', 'features/shell'],
    // What every page of members begins with.
    together: [
      'members/startMemberApp.tsx',
      'features/shell/MemberNavigation.tsx',
      'features/shell/header/MemberHeader.tsx',
    ],
  },
  {
    // What comes to members while a page is open. It is loaded behind the first page.
    name: 'notifications',
    modules: ['features/notifications'],
    together: ['features/notifications/NotificationBell.tsx', 'features/notifications/NotificationToasts.tsx'],
    undivided: true,
  },
  {
    // What opens over a page when it is pressed, or when something has come.
    name: 'popups',
    modules: ['ui/actions/MenuPopup.tsx', 'ui/feedback/ToastStack.tsx'],
  },
  { name: 'chat', modules: ['features/chat'], undivided: true },
  { name: 'questionnaire', modules: ['features/questionnaire'] },
  { name: 'answers', modules: ['answers', 'features/onboarding', 'features/own-profile', 'features/preferences'] },
  { name: 'pages', undivided: true },
  { name: 'premium', modules: ['features/premium'], undivided: true },
];

/** What only some sites need. It is in no core chunk, so that the other sites do not have it. */
export const optionalModules: readonly string[] = [
  'api/contract/payments.ts',
  'api/postReport.ts',
  'device/matomo.ts',
  'device/tagManagerOutbox.ts',
  'fields/town/maps',
  'routing/trackPageViews.ts',
];

/** Imports of which nothing is left in production: @lingui/core compiles messages itself only while developing. */
export const unusedImports = [{ importer: '/@lingui/core/', imported: '/@lingui/message-utils/' }] as const;
