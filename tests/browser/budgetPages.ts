import type { AccountName } from '../../scripts/backend/sandbox/world/accountTypes.ts';

export interface BudgetPage {
  path: string;
  /** The account that opens it; undefined: a guest. */
  account?: AccountName;
  /** The selector of an element that appears with the page's content. */
  content: string;
}

/** Pages that have a budget in build.config.ts, by the names of their routes. */
export const budgetPages: Readonly<Record<string, BudgetPage>> = {
  login: { path: '/login', content: 'html[data-boot=done] input[type=password]' },
  home: { path: '/membership-area/home', account: 'complete', content: 'main article, main h2' },
  matches: { path: '/membership-area/matches', account: 'complete', content: 'main article img' },
  memberProfile: {
    path: '/membership-area/member-profile/profile/1002',
    account: 'complete',
    content: 'main section h2',
  },
  activeChat: { path: '/membership-area/messages/11', account: 'premium', content: 'main ol li' },
  questionnaire: { path: '/personality-test/8', account: 'halfway', content: 'main form, main fieldset' },
  plans: { path: '/premium-plans/plans', account: 'complete', content: 'main h2' },
};
