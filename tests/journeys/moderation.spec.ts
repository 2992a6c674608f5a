// Tags: @sign-in @account/rights @forms/objection @legal @own-profile/pictures
import {
  emailOf,
  fetchRecordedRequests,
  injectFault,
  triggerEvent,
} from '../../scripts/local/screenshots/sandboxControl.ts';
import { fillSignInForm, openSignedIn } from '../../scripts/local/screenshots/signIn.ts';
import { expectNoCall } from '../browser/pageHelpers.ts';
import { expect, test } from '../browser/siteTest.ts';

const readBodies = async (sandbox: string, name: string) =>
  (await fetchRecordedRequests(sandbox)).flatMap(({ call, body }) => (call === name ? [body] : []));

for (const [siteKey, reason, closing] of [
  ['german', /^Auf dem Bild ist eine andere Person/, 'Mehrere Mitglieder haben gemeldet'],
  ['american', /^The picture shows another person/, 'Several members have reported'],
] as const) {
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1440, height: 900 },
  ]) {
    test.describe(`${siteKey}, ${viewport.width} px`, () => {
      test.use({ siteKey, viewport });

      test('a member reads why a picture was taken down, and objects', { tag: '@rule' }, async ({
        page,
        origin,
        sandbox,
        translate,
      }) => {
        await triggerEvent(sandbox, 'complete', { type: 'decision' });
        await openSignedIn(page, { origin, sandbox }, 'complete', '/membership-area/user-profile/profile/gallery');
        await expect(page.getByText(reason)).toBeVisible();
        await page.getByRole('link', { name: translate('Read more, or object') }).click();
        const section = page.getByRole('region', { name: translate('Decisions of our team') });
        await expect(section.getByText(reason)).toBeVisible();
        await section.getByRole('button', { name: translate('Object to this decision') }).click();
        await expect(section.getByRole('textbox')).toBeFocused();
        await section.getByRole('button', { name: translate('Send my objection') }).click();
        await expect(section.getByRole('link', { name: translate('Write why you object.') })).toBeVisible();
        await section.getByRole('textbox').fill('She is my sister.');
        await section.getByRole('button', { name: translate('Send my objection') }).click();
        await expect(section.getByRole('status')).toContainText('She is my sister.');
        await expect(section.getByRole('status')).toBeFocused();
        await expect(section.getByRole('button', { name: translate('Object to this decision') })).toHaveCount(0);
        await expect.poll(() => readBodies(sandbox, 'objectToDecision')).toEqual([{ text: 'She is my sister.' }]);
      });

      test('who signs in to a closed account reads why, and objects without signing in', { tag: '@rule' }, async ({
        page,
        origin,
        sandbox,
        translate,
      }) => {
        await page.goto(`${origin}/login`);
        await fillSignInForm(page, translate, emailOf('closed'));
        const dialog = page.getByRole('dialog', { name: translate('We’ve closed your account') });
        await expect(dialog).toContainText(closing);
        await dialog.getByRole('textbox').fill('That was not me.');
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: translate('Stay here') }).click();
        await dialog.getByRole('button', { name: translate('Send my objection') }).click();
        await expect(dialog.getByRole('status')).toContainText(translate('Your objection has been sent.'));
        const objection = {
          email: emailOf('closed'),
          reference: expect.stringMatching(/^D-/),
          text: 'That was not me.',
        };
        await expect.poll(() => readBodies(sandbox, 'objectToClosedAccount')).toEqual([objection]);
        await dialog.getByRole('button', { name: translate('Close'), exact: true }).click();
        await expect(page.getByRole('alert')).toContainText(translate('Error: your account is closed'));
      });

      test('anybody reports content under the terms, and gets a receipt', { tag: '@rule' }, async ({
        page,
        origin,
        sandbox,
        translate,
      }) => {
        await page.goto(`${origin}/login`);
        await page
          .getByRole('contentinfo')
          .getByRole('button', { name: translate('Terms and conditions') })
          .click();
        await page.getByRole('button', { name: translate('Report content') }).click();
        const dialog = page.getByRole('dialog', { name: translate('Report content') });
        const send = dialog.getByRole('button', { name: translate('Send report') });
        await send.click();
        for (const problem of ['Write where it is.', 'Choose what’s wrong.', 'Write a few words on what happened.'])
          await expect(dialog.getByRole('link', { name: translate(problem) })).toBeVisible();
        await expectNoCall(page, sandbox, 'reportContent');
        await dialog.getByLabel(translate('Where is it?')).fill('Ada');
        await dialog.getByLabel(translate('Sexual abuse of a child')).check();
        await dialog.getByLabel(translate('Why does it break the law or our terms?')).fill('A picture of a child');
        await dialog
          .getByLabel(translate('I believe in good faith that what I’ve written is right and complete.'))
          .check();
        await send.click();
        const receipt = page.getByRole('dialog', { name: translate('Confirmation of your report') });
        await expect(receipt).toContainText(/M-\d+/);
        const report = { where: 'Ada', kind: 'abuse', explanation: 'A picture of a child', goodFaith: true };
        await expect.poll(() => readBodies(sandbox, 'reportContent')).toEqual([report]);
        await receipt.getByRole('button', { name: translate('Close the confirmation') }).click();
        await expect(receipt).toHaveCount(0);
      });
    });
  }
}

test('without the call of the server a report can be written by mail', async ({ page, origin, sandbox, translate }) => {
  await injectFault(sandbox, { call: 'reportContent', kind: 'status', status: 404, times: 0 });
  await page.goto(`${origin}/login`);
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: translate('Imprint') })
    .click();
  await page.getByRole('button', { name: translate('Report content') }).click();
  const dialog = page.getByRole('dialog', { name: translate('Report content') });
  await dialog.getByLabel(translate('Where is it?')).fill('Ada');
  await dialog.getByLabel(translate('Insults, threats or hate')).check();
  await dialog.getByLabel(translate('Why does it break the law or our terms?')).fill('Hate');
  await dialog.getByLabel(translate('Your email address')).fill('ada@example.com');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: translate('Send report') }).click();
  const link = dialog.getByRole('link', { name: translate('Write to our support team') });
  await expect(link).toHaveAttribute('href', /^mailto:.+\?subject=Report/);
});
