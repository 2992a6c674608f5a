import { prerenderedPages } from './prerenderedPages.ts';

/** The lazy module that starts the pages of members: what documents load ahead for somebody with a token. */
export const memberAppModule = 'app/members/startMemberApp.tsx';

/** A page of members whose document loads ahead what it needs, and asks the API for what it shows first. */
interface MemberPage {
  /** Its address; `:id` stands for any id. The module is loaded at all addresses that begin so. */
  path: string;
  /** The lazy module that has it. */
  module: string;
  /** Whether it waits for the rare messages; see messagePriorities.ts. */
  rare?: true;
  /** How many pictures of members a phone shows whole when it opens the page; default 0. */
  portraits?: number;
  /** The drawing that it begins with, by the name of its file. */
  art?: string;
}

export const memberPages: readonly MemberPage[] = [
  { path: '/', module: 'app/features/dashboard/HomePage.tsx' },
  { path: '/membership-area/home', module: 'app/features/dashboard/HomePage.tsx' },
  { path: '/membership-area/matches', module: 'app/features/people/list/peopleListPages.ts', portraits: 1 },
  { path: '/membership-area/online', module: 'app/features/people/list/peopleListPages.ts', portraits: 1 },
  { path: '/membership-area/visitors', module: 'app/features/people/list/peopleListPages.ts', portraits: 1 },
  { path: '/membership-area/messages', module: 'app/features/chat/ChatPage.tsx' },
  { path: '/membership-area/messages/:id', module: 'app/features/chat/ChatPage.tsx' },
  {
    path: '/membership-area/member-profile/profile/:id',
    module: 'app/features/people/profile/ProfilePage.tsx',
    portraits: 1,
  },
  { path: '/membership-area/user-profile/profile', module: 'app/features/own-profile/OwnProfilePage.tsx', rare: true },
  { path: '/membership-area/matches-preferences', module: 'app/features/preferences/PreferencesPage.tsx', rare: true },
  { path: '/membership-area/my-account', module: 'app/features/account/AccountPage.tsx', rare: true },
  { path: '/personality-test/:id', module: 'app/features/questionnaire/QuestionnairePage.tsx' },
  { path: '/premium-plans/plans', module: 'app/features/premium/plans/PlansPage.tsx', art: 'plan-background' },
];

/** The lazy modules that documents load ahead. */
export const preloadedModules: readonly string[] = [
  ...new Set([
    memberAppModule,
    ...memberPages.map(({ module }) => module),
    ...prerenderedPages.flatMap(({ module }) => module ?? []),
  ]),
];
