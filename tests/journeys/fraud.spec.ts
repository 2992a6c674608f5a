// Tags: @forms/report @safety-notices @chat/thread @people/profile @PictureViewer.tsx
import type { Page } from '@playwright/test';
import { fetchConnected, fetchRecordedRequests, triggerEvent } from '../../scripts/local/screenshots/sandboxControl.ts';
import { openSignedIn } from '../../scripts/local/screenshots/signIn.ts';
import { expectNoCall, pageHeading } from '../browser/pageHelpers.ts';
import { settled } from '../browser/settled.ts';
import { expect, test } from '../browser/siteTest.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Report/ });

async function readReport(sandbox: string): Promise<unknown> {
  return (await fetchRecordedRequests(sandbox)).findLast(({ call }) => call === 'reportMember')?.body;
}

test('a message and a picture each lead to block first, then to a report that names them', {
  tag: '@rule',
}, async ({ page, origin, sandbox }) => {
  const site = { origin, sandbox };
  await openSignedIn(page, site, 'premium', '/membership-area/messages/11');
  const button = page.getByRole('button', { name: /^Report or block: .+, \d/ }).last();
  await button.focus();
  await page.keyboard.press('Enter');
  const actions = dialog(page).getByRole('button', { name: /member$/ });
  await expect(actions).toHaveText(['Block member', 'Report member']);
  await expect(dialog(page)).toContainText(/About the message of .+: \w/);
  await actions.first().click();
  await expect(dialog(page).getByRole('status')).toContainText('You’ve blocked');
  await dialog(page).getByRole('button', { name: 'Unblock member' }).click();
  await actions.last().click();
  await page.getByLabel('They ask for money or sell something').check();
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByRole('dialog')).toContainText('Thank you, we’ll look into it');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect
    .poll(() => readReport(sandbox))
    .toMatchObject({
      messageId: expect.any(Number),
      reason: expect.stringMatching(/^Asks/),
    });
  await openSignedIn(page, site, 'complete', '/membership-area/member-profile/profile/1002/gallery');
  await page.getByRole('button', { name: /^Enlarge picture 2 of / }).click();
  await page.getByRole('button', { name: /^Report or block, .+, Picture 2 of / }).click();
  await expect(dialog(page)).toContainText('About the picture');
  await dialog(page).getByRole('button', { name: 'Block member' }).click();
  // The gallery goes with the block, and the dialog stays, to undo it.
  await expect(dialog(page).getByRole('status')).toContainText('You’ve blocked');
  await dialog(page).getByRole('button', { name: 'Report member' }).click();
  await page.getByLabel('The pictures aren’t suitable').check();
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByRole('dialog')).toContainText('Thank you, we’ll look into it');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveCount(1);
  await expect.poll(() => readReport(sandbox)).toMatchObject({ pictureId: expect.stringMatching(/^1002-/) });
});

test('who had messages from a removed member is told once, and the conversation takes none', { tag: '@rule' }, async ({
  page,
  origin,
  sandbox,
}) => {
  const site = { origin, sandbox };
  await openSignedIn(page, site, 'complete', '/membership-area/home');
  await expect(pageHeading(page)).toBeVisible();
  await expect.poll(() => fetchConnected(sandbox)).toHaveLength(1);
  const { name } = await triggerEvent(sandbox, 'complete', { type: 'removed', from: '1002' });
  await expect(page.getByRole('link', { name: 'What to do now' })).toBeVisible();
  const notice = page.getByRole('complementary', { name: 'Note' });
  await expect(notice).toContainText(`We removed ${name} for fraud`);
  await notice.getByRole('link', { name: 'Open conversation' }).click();
  await expect(pageHeading(page)).toHaveAccessibleName(`Conversation: ${name}`);
  await expect(page.getByRole('main')).toContainText('Send no money.');
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Your message' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Report or block/ })).toHaveCount(0);
  await expect(notice).toHaveCount(0);
  await page.goBack();
  await notice.getByRole('button', { name: 'I’ve read this' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveCount(1);
  await page.reload();
  await expect(pageHeading(page)).toBeVisible();
  await settled(page);
  await expect(notice).toHaveCount(0);
});

test('a server that knows nothing of removed and verified members is asked for no notice', { tag: '@rule' }, async ({
  page,
  origin,
  sandbox,
}) => {
  await triggerEvent(sandbox, 'complete', { type: 'removed', from: '1002' });
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"(safetyNotices|verified|removed_for_fraud)":[^,}]+,?/g, '');
    await route.fulfill({ response, body: body.replaceAll(',}', '}') });
  });
  await openSignedIn(page, { origin, sandbox }, 'complete', '/membership-area/messages/11');
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible();
  await expect(page.getByText('Verified')).toHaveCount(0);
  await settled(page);
  await expectNoCall(page, sandbox, 'fetchSafetyNotices');
});
