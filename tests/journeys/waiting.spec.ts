// Tags: @waiting @WaitingHint.tsx @chat/inbox @dashboard
import type { Page } from '@playwright/test';
import { injectFault } from '../../scripts/local/screenshots/sandboxControl.ts';
import { goInApp, openSignedIn } from '../../scripts/local/screenshots/signIn.ts';
import { expectCalls, expectNoCall, pageHeading, readTexts } from '../browser/pageHelpers.ts';
import { settled } from '../browser/settled.ts';
import { expect, ownPageTest, test } from '../browser/siteTest.ts';

const home = '/membership-area/home';
const inbox = '/membership-area/messages';
const words = 'Thank you for writing. I don’t think we’re a match, and wish you all the best.';

const hint = (page: Page) => page.getByRole('main').getByRole('link', { name: /for your answer$/ });
const openMore = (page: Page) => page.getByRole('main').getByRole('button', { name: /^More/ }).click();

test('who has waited for a day is told of at home, and declined kindly once it can no longer be undone', {
  tag: '@rule',
}, async ({ page, origin, sandbox }) => {
  await openSignedIn(page, { origin, sandbox }, 'premium', home);
  await hint(page).click();
  await expect(pageHeading(page)).toHaveText('Waiting for your answer');
  const people = page.getByRole('main').getByRole('listitem');
  await expect(page.getByText(words)).toBeVisible();
  const names = await readTexts(people.getByRole('heading'));
  const [name] = names;
  const decline = page.getByRole('button', { name: new RegExp(`^Decline kindly ?: ${name}`) });
  await decline.click();
  await expect(people).toHaveCount(names.length - 1);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(decline).toBeFocused();
  await expectNoCall(page, sandbox, 'declineConversation');

  // A no that does not arrive brings the person back.
  await injectFault(sandbox, { call: 'declineConversation', kind: 'status', status: 500 });
  await decline.click();
  await page.getByRole('button', { name: 'Close this notice' }).click();
  await expect(page.getByRole('alert')).toContainText('your kind no couldn’t be sent');
  await expect(people).toHaveCount(names.length);
  await page.getByRole('button', { name: 'Close', exact: true }).click();

  await decline.click();
  await goInApp(page, inbox);
  await expectCalls(page, sandbox, 'declineConversation', 2);
  await expect(hint(page)).toHaveText(new RegExp(`^${names.length - 1} `));
  await page.getByRole('link', { name: new RegExp(`^${name}.*You: Thank you`) }).click();
  await expect(page.locator('main ol').getByText(words)).toBeVisible();
  await openMore(page);
  await expect(page.getByRole('menuitem', { name: 'Delete conversation' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Decline kindly' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await goInApp(page, `${inbox}/11`);
  await openMore(page);
  await page.getByRole('menuitem', { name: 'Decline kindly' }).click();
  await expect(page.locator('#waiting-11 h2')).toBeFocused();
  await page.goBack();
  await goInApp(page, home);
  await page.getByRole('main').getByRole('button', { name: 'Close' }).click();
  await expect(hint(page)).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await settled(page);
  await expect(hint(page)).toHaveCount(0);
  await goInApp(page, inbox);
  await settled(page);
  await expect(hint(page)).toHaveCount(0);
});

ownPageTest('a server that does not say who waits: no page says anything of it', async ({ page, origin, sandbox }) => {
  await page.route(`${sandbox}/api/**`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace(/"waiting_since":"[^"]*"/g, '"other":""')
      .replace('"waiting":', '"other":');
    await route.fulfill({ response, body });
  });
  await openSignedIn(page, { origin, sandbox }, 'premium', home);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(hint(page)).toHaveCount(0);
  await goInApp(page, inbox);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(hint(page)).toHaveCount(0);
  await goInApp(page, `${inbox}/11`);
  await openMore(page);
  await expect(page.getByRole('menuitem', { name: 'Delete conversation' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Decline kindly' })).toHaveCount(0);
});
