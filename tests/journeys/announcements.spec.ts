// Tags: @people/notices @chat/thread @account @preferences @termination @own-profile/pictures @Toast.tsx
import { triggerEvent } from '../../scripts/local/screenshots/sandboxControl.ts';
import { openSignedIn } from '../../scripts/local/screenshots/signIn.ts';
import { drawPicture, favouriteButton, waitForSocket } from '../browser/pageHelpers.ts';
import { recordAnnouncements } from '../browser/recordAnnouncements.ts';
import { settled } from '../browser/settled.ts';
import { expect, test } from '../browser/siteTest.ts';

test('what changes in a list of people is announced once', { tag: '@rule' }, async ({
  page,
  context,
  origin,
  sandbox,
  translate,
}) => {
  await openSignedIn(page, { origin, sandbox }, 'premium', '/membership-area/matches');
  await waitForSocket(sandbox);
  await settled(page);
  const expectSaid = await recordAnnouncements(page);
  const favourite = favouriteButton(page.getByRole('article').nth(1), translate);
  await favourite.click();
  await expectSaid(expect.stringMatching(/^\w+ is no longer among your favorites Undo/));
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(favourite).toHaveAttribute('aria-pressed', 'true');
  await expectSaid();
  await page
    .getByRole('button', { name: /^Smile :/ })
    .first()
    .click();
  await expectSaid('Your smile is on its way.');
  await page.getByRole('button', { name: 'Sort and filter' }).click();
  await page.getByLabel('Age from').selectOption('65');
  await expectSaid(expect.stringMatching(/^\d+ of \d+ people fit\. That’s all for now\.$/));
  await context.setOffline(true);
  await expectSaid('You’re offline. What you see may be out of date.');
  await context.setOffline(false);
  await expectSaid();
  await triggerEvent(sandbox, 'premium', { type: 'message', text: 'Hello!' });
  await expectSaid(expect.stringMatching(/^New message from \w+ Hello! Read message/));
});

test('a message that is sent is announced once', { tag: '@rule' }, async ({ page, origin, sandbox }) => {
  await openSignedIn(page, { origin, sandbox }, 'premium', '/membership-area/messages/11');
  await settled(page);
  const expectSaid = await recordAnnouncements(page);
  await page.getByLabel('Your message').fill('Shall we meet?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expectSaid('Message sent.');
});

test('what is saved, and what is wrong in a form, is announced once', { tag: '@rule' }, async ({
  page,
  origin,
  sandbox,
}) => {
  await openSignedIn(page, { origin, sandbox }, 'premium', '/membership-area/matches-preferences');
  await settled(page);
  let expectSaid = await recordAnnouncements(page);
  await page.getByRole('slider', { name: 'Minimum age' }).fill('56');
  await expectSaid(expect.stringMatching(/^\d+ matches fit Before: \d+$/));
  await page.getByRole('button', { name: 'Save my preferences' }).click();
  await expectSaid('Preferences saved');

  await openSignedIn(page, { origin, sandbox }, 'premium', '/membership-area/my-account');
  await settled(page);
  expectSaid = await recordAnnouncements(page);
  await page.getByRole('checkbox').first().click();
  await expectSaid('Saved.');
  await page.getByRole('button', { name: 'Change my password' }).click();
  await page.getByRole('button', { name: /Save/ }).first().click();
  await expectSaid(expect.stringMatching(/^Error: please check what you’ve typed Enter your current password\./));
  // Each step of cancelling is a dialog, which takes the focus.
  await page.getByRole('button', { name: 'Cancel my Premium membership' }).click();
  await expect(page.getByRole('dialog', { name: 'Cancel your contract' }).locator(':focus')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel now' }).click();
  await expect(page.getByRole('dialog', { name: 'Confirmation of your cancellation' }).locator(':focus')).toBeVisible();
  await expectSaid();
});

test('pictures that are chosen and saved are announced once', { tag: '@rule' }, async ({ page, origin, sandbox }) => {
  await openSignedIn(page, { origin, sandbox }, 'complete', '/membership-area/user-profile/profile/gallery');
  await page.getByRole('button', { name: 'Add pictures' }).first().click();
  const upload = page.getByRole('dialog', { name: 'Add pictures' });
  await expect(upload).toBeVisible();
  const expectSaid = await recordAnnouncements(page);
  const buffer = await drawPicture(page, 'image/png');
  await upload.locator('input[type=file]').setInputFiles([{ name: 'me.png', mimeType: 'image/png', buffer }]);
  await expectSaid('Ready to save (1)');
  await upload.getByRole('button', { name: 'Save 1 picture' }).click();
  await expectSaid('Your pictures are being saved. Please keep this window open.', 'Your pictures are saved');
});
