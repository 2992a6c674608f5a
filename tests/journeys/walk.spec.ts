// Tags: @release-tools
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

/** Long enough for a step that is possible, on a busy machine, too. */
const patience = 8000;

ownPageTest('an account that may not be there is named as what it is', async ({ page, origin }) => {
  const failures = await walkSite({ page, origin, account: { ...account, password: 'wrong' }, patience });
  expect(failures).toEqual([expect.stringContaining('a member cannot sign in')]);
});
