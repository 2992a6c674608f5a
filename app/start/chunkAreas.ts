/** A part of the app whose lazily loaded modules share chunks. */
interface ChunkArea {
  /** Name of its chunk, or of the entry for the first area. */
  name: string;
  /**
   * Its lazily loaded modules, or folders of them, as paths inside this app, in addition to the features whose pages
   * name the area. A module that is named itself is in no area of its folder. The area without this list gets the modules that no other area has.
   */
  modules?: readonly string[];
  /** Modules that are loaded together, or most often: its chunks have all that any of them needs. */
  together?: readonly string[];
  /** Groups of later areas: it has what two of them need, so that no page loads the area of another for that. */
  sharedBy?: readonly (readonly string[])[];
  /** Later areas: it has the styles that one of their modules and another need, so that a page has one file less. */
  stylesOf?: readonly string[];
  /** Whether it is too small for its code that is the same on all sites to get a file of its own. */
  undivided?: true;
}

/**
 * The areas of the app, in the order in which people reach them. Code that several areas share is in the chunk of the
 * first of them. A page belongs to the area that its declaration names.
 */
export const chunkAreas: readonly ChunkArea[] = [
  { name: 'main', modules: [] },
  {
    // The other pages of guests, and the API client and its schemas, which send their forms.
    name: 'guest',
    modules: [
      'start/startSession.ts',
      'api/contract/auth.ts',
      'features/measurement',
      'features/shell/display',
      'features/shell/footer',
      'features/support',
    ],
  },
  {
    name: 'member',
    modules: ['members/startMemberApp.tsx', 'features/shell', 'features/notifications'],
    // Modules with which every page of members begins.
    together: [
      'members/startMemberApp.tsx',
      'features/shell/NavigationEffects.tsx',
      'features/shell/header/MemberHeader.tsx',
      'features/notifications/NotificationBell.tsx',
      'features/notifications/NotificationToasts.tsx',
    ],
    stylesOf: ['people'],
    sharedBy: [['people'], ['chat'], ['questionnaire'], ['premium']],
  },
  {
    // The home page, lists of members and profiles.
    name: 'people',
    modules: [],
    undivided: true,
  },
  {
    // Overlays that open after a press, or when something has arrived.
    name: 'popups',
    modules: ['ui/actions/MenuPopup.tsx', 'ui/feedback/Toast.tsx'],
  },
  { name: 'chat', modules: [], together: ['features/chat/ChatPage.tsx'], undivided: true },
  { name: 'questionnaire', modules: [], together: ['features/questionnaire/QuestionnairePage.tsx'] },
  { name: 'answers', modules: ['answers', 'features/onboarding'] },
  { name: 'pages', undivided: true },
  { name: 'premium', modules: [], together: ['features/premium/plans/PlansPage.tsx'], undivided: true },
  {
    // The account, legal documents, what the law lets people declare, object to and report, and seldom dialogs.
    name: 'rights',
    modules: [
      'features/account',
      'features/people/actions/AskQuestionDialog.tsx',
      'forms/icebreaker',
      'forms/sign-in',
      'legal',
      'termination',
    ],
    undivided: true,
  },
  { name: 'safety', modules: ['fraud-practice'], undivided: true },
];

/**
 * Modules that only some sites or few pages need. They are in no core chunk, so that other sites and pages do not have
 * them.
 */
export const optionalModules: readonly string[] = [
  'api/contract/consents.ts',
  'api/contract/moderation.ts',
  'api/contract/payments.ts',
  'api/postAnalyticsReport.ts',
  'device/toMatomoFields.ts',
  'device/tagManagerOutbox.ts',
  'fields/town/maps',
  'forms/consent',
  'forms/objection',
  'member/consentsQuery.ts',
  'member/decisionsQuery.ts',
  'routing/trackPageViews.ts',
  'features/sign-in/SignInPhoto.css.ts',
  'features/sign-in/SignInPhoto.tsx',
  'ui/content/photo',
  'ui/feedback/PhotographedState.tsx',
  'ui/feedback/PhotographedState.css.ts',
];

/** Imports of which production uses nothing: @lingui/core compiles messages itself only in development. */
export const unusedImports = [{ importer: '/@lingui/core/', imported: '/@lingui/message-utils/' }] as const;
