// Tags: @forms/report @chat/thread @people/profile @PictureViewer.tsx
import type { Page } from '@playwright/test';
import { fetchRecordedRequests } from '../../scripts/local/screenshots/sandboxControl.ts';
import { openSignedIn } from '../../scripts/local/screenshots/signIn.ts';
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
  expect
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
  expect.poll(() => readReport(sandbox)).toMatchObject({ pictureId: expect.stringMatching(/^1002-/) });
});
