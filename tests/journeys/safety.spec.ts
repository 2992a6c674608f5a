// Tags: @safety @fraud-practice @thread/ConversationStart.tsx
import type { Page } from '@playwright/test';
import { countPracticeMessages } from '../../scripts/local/screenshots/countPracticeMessages.ts';
import { openEmptyConversation } from '../../scripts/local/screenshots/openEmptyConversation.ts';
import { fetchRecordedRequests, overrideData } from '../../scripts/local/screenshots/sandboxControl.ts';
import { openSignIn } from '../../scripts/local/screenshots/signIn.ts';
import { pageHeading } from '../browser/pageHelpers.ts';
import { expect, ownPageTest } from '../browser/siteTest.ts';

const practice = 'Recognize fraud: a practice';

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const newestPart = (page: Page) =>
  page.getByRole('region', { name: 'Your conversation with Alex' }).locator('[tabindex="-1"]').last();

/** Presses a button by the keyboard alone, as many stops after what has the focus. */
async function pressByTab(page: Page, name: string, stops = 1): Promise<void> {
  for (let stop = 0; stop < stops; stop++) await page.keyboard.press('Tab');
  await expect(button(page, name)).toBeFocused();
  await page.keyboard.press('Enter');
}

ownPageTest(
  'the practice is offered before the first message, done by keyboard, and leads back',
  async ({ page, origin, sandbox }) => {
    await overrideData(sandbox, 'fetchConversations', []);
    const name = await openEmptyConversation(page, { origin, sandbox }, 'premium');
    const address = page.url();
    const field = page.getByLabel('Your message');
    await field.fill('Hello');
    await page.getByRole('link', { name: 'Practice', exact: true }).click();
    await expect(pageHeading(page)).toHaveText(practice);
    await expect(pageHeading(page)).toBeFocused();
    const before = await fetchRecordedRequests(sandbox);

    await pressByTab(page, 'Begin');
    const count = await countPracticeMessages(page);
    for (let message = 1; message <= count; message++) {
      await expect(newestPart(page)).toBeFocused();
      await expect(newestPart(page)).toContainText('Alex');
      if (message % 2 === 0) await pressByTab(page, 'I’d go on writing');
      else await pressByTab(page, 'I’d be careful', 2);
      await expect(newestPart(page)).toBeFocused();
      await expect(newestPart(page)).toContainText('Clara');
      await pressByTab(page, message < count ? 'Next message' : 'To the three rules');
    }
    await expect(page.getByRole('heading', { name: 'Three rules to remember' })).toBeFocused();
    await expect(page.getByRole('main')).not.toContainText(/wrong|point|score/i);
    const acts = (await fetchRecordedRequests(sandbox)).slice(before.length).filter(({ method }) => method !== 'GET');
    expect(acts).toEqual([]);

    await page.getByRole('link', { name: `Write to ${name}` }).click();
    await expect(page).toHaveURL(address);
    await expect(field).toHaveValue('Hello');
    await expect(button(page, 'Send a smile')).toBeVisible();
    await expect(button(page, 'Not now')).toBeHidden();
  },
);

ownPageTest('a guest finds Safety in the footer, and a reload goes on with the practice', async ({ page, origin }) => {
  await openSignIn(page, origin);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Safety' }).click();
  await expect(pageHeading(page)).toHaveText('Safety');
  await expect(page.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911');
  await page.getByRole('link', { name: 'Practice recognizing fraud' }).click();
  await button(page, 'Begin').click();
  await button(page, 'I’d be careful').click();
  await page.reload();
  await expect(button(page, 'Next message')).toBeVisible();
  await page.goBack();
  await expect(pageHeading(page)).toHaveText('Safety');
  await page.goForward();
  await expect(button(page, 'Next message')).toBeVisible();
  await page.getByRole('link', { name: 'Skip the practice' }).click();
  await expect(pageHeading(page)).toHaveText('Safety');
});
