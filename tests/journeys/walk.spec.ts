// Tags: @release-tools
import type { Page } from '@playwright/test';
import { emailOf, memberPassword } from '../../scripts/local/screenshots/sandboxControl.ts';
import { walkSite } from '../../scripts/release-tools/waves/walkSite.ts';
import { expect, ownPageTest } from '../browser/siteTest.ts';

const account = { email: emailOf('complete'), password: memberPassword };

ownPageTest.describe(() => {
  ownPageTest.use({ statisticsChoice: null });
  ownPageTest('a whole site is walked through without a failure', { tag: '@rule' }, async ({ page, origin }) => {
    const failures = await walkSite({ page, origin, account });
    expect(failures).toEqual([]);
  });
});

/** Answers for scripts whose name begins so with something else. */
const answerScripts = (page: Page, origin: string, name: string, answer: { status?: number; body?: string }) =>
  page.route(`${origin}/assets/${name}*.js`, (route) => route.fulfill({ contentType: 'text/javascript', ...answer }));

/** Long enough for a step that is possible, on a busy machine, too. */
const patience = 8000;
for (const [harm, name, answer, failure] of [
  ['a missing chunk', 'chat-', { status: 404 }, /^\/assets\/chat-\w+\.js is answered with 404$/],
  ['a changed script', 'main-', { body: 'throw new Error()' }, /^a member cannot sign in/],
] as const)
  ownPageTest(`${harm} is noticed, and named`, { tag: '@rule' }, async ({ page, origin, pageLog }) => {
    await answerScripts(page, origin, name, answer);
    const failures = await walkSite({ page, origin, account, patience });
    expect(failures).toContainEqual(expect.stringMatching(failure));
    pageLog.errors.length = 0;
  });

ownPageTest('an account that may not be there is named as what it is', async ({ page, origin }) => {
  const failures = await walkSite({ page, origin, account: { ...account, password: 'wrong' }, patience });
  expect(failures).toEqual([expect.stringContaining('a member cannot sign in')]);
});
