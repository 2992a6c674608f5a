import type { ChunkArea } from './bundler/chunkGroups.ts';

/**
 * The areas of the app, in the order in which people come to them. What the lazy modules of several areas share is in
 * the chunk of the first of them.
 */
export const appAreas: readonly ChunkArea[] = [
  {
    name: 'sign-in',
    modules: [
      'features/measurement/Measurement.tsx',
      'features/sign-in',
      'features/shell/display/LanguageSwitch.tsx',
      'features/support/live-chat/LiveChatButton.tsx',
    ],
  },
  {
    // What a guest who signs in needs before it: the API client and its schemas.
    name: 'session',
    modules: ['startSession.ts', 'api/contract/auth.ts'],
  },
  {
    name: 'guest',
    modules: [
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
    // What every page of members needs.
    name: 'start',
    modules: [
      'startMemberApp.tsx',
      'features/notifications/NotificationBell.tsx',
      'features/notifications/NotificationToasts.tsx',
      'features/shell/MemberNavigation.tsx',
      'features/shell/header/MemberHeader.tsx',
    ],
    whole: true,
  },
  {
    name: 'member',
    modules: [
      'features/dashboard',
      'features/notifications',
      'features/onboarding',
      'features/people',
      'features/shell',
    ],
  },
  { name: 'pages' },
  { name: 'premium', modules: ['features/premium'] },
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
