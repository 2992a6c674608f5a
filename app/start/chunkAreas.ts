/** A part of the app whose lazily loaded modules share chunks. */
interface ChunkArea {
  /** The name of its chunk; of the first area, the name of the entry. */
  name: string;
  /**
   * Its lazily loaded modules, or folders of them, as paths inside this app, beside the features whose pages name the area.
   * The area without this list has what no other area has.
   */
  modules?: readonly string[];
  /** The modules of it that are loaded together: its chunks have all they need, also what only one of them does. */
  together?: readonly string[];
  /** Whether it is so small that what all sites have the same of is not worth a file of its own. */
  undivided?: true;
}

/**
 * The areas of the app, in the order in which people come to them. What the lazy modules of several areas share is in
 * the chunk of the first of them. A page belongs to the area that its declaration names.
 */
export const chunkAreas: readonly ChunkArea[] = [
  { name: 'main', modules: [] },
  {
    // The other pages of guests, and what sends their forms: the API client and its schemas.
    name: 'guest',
    modules: [
      'start/startSession.ts',
      'api/contract/auth.ts',
      'features/measurement',
      'features/shell/display',
      'features/shell/footer',
      'features/support',
      'legal',
    ],
  },
  {
    name: 'member',
    modules: ['members/startMemberApp.tsx', 'features/shell'],
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
  { name: 'chat', modules: [], undivided: true },
  { name: 'questionnaire', modules: [] },
  { name: 'answers', modules: ['answers', 'features/onboarding'] },
  { name: 'pages', undivided: true },
  { name: 'premium', modules: [], undivided: true },
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
