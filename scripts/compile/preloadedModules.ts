import { prerenderedPages } from './prerenderedPages.ts';

/** The lazy module that starts the pages of members: what documents load ahead for somebody with a token. */
export const memberAppModule = 'app/startMemberApp.tsx';

/** The address of a page of members, or what it begins with → the lazy module that has it, which is loaded ahead there. */
export const memberPageModules: Readonly<Record<string, string>> = {
  '/': 'app/features/dashboard/HomePage.tsx',
  '/membership-area/home': 'app/features/dashboard/HomePage.tsx',
  '/membership-area/matches': 'app/features/people/list/peopleListPages.ts',
  '/membership-area/online': 'app/features/people/list/peopleListPages.ts',
  '/membership-area/visitors': 'app/features/people/list/peopleListPages.ts',
  '/membership-area/messages': 'app/features/chat/ChatPage.tsx',
  '/membership-area/member-profile': 'app/features/people/profile/ProfilePage.tsx',
  '/membership-area/user-profile': 'app/features/own-profile/OwnProfilePage.tsx',
  '/personality-test': 'app/features/questionnaire/QuestionnairePage.tsx',
  '/premium-plans/plans': 'app/features/premium/plans/PlansPage.tsx',
};

/** The lazy modules that documents load ahead. */
export const preloadedModules: readonly string[] = [
  ...new Set([
    memberAppModule,
    ...Object.values(memberPageModules),
    ...prerenderedPages.flatMap(({ modules }) => modules),
  ]),
];
