// Tags: @account @unsavedForms.atoms.ts
import type { Page } from '@playwright/test';
import { fetchRecordedRequests } from '../../scripts/local/screenshots/sandboxControl.ts';
import { openSignedIn } from '../../scripts/local/screenshots/signIn.ts';
import { expect, test } from '../browser/siteTest.ts';

const accountPath = '/membership-area/my-account';
const leaveDialog = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a partly filled form: links and Back ask once, staying keeps the text, leaving opens the page', async ({
  page,
  origin,
  sandbox,
}) => {
  await openSignedIn(page, { origin, sandbox }, 'complete', accountPath);
  await page.getByRole('link', { name: 'Change my member name in my profile' }).click();
  await press(page, 'Change my name');
  const field = page.getByLabel('Member name');
  await expect(field).toBeFocused();
  await press(page, 'Cancel');
  await expect(page.getByRole('button', { name: 'Change my name' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await field.fill('Margarete');
  const visitorsLink = page.getByRole('link', { name: /^Visitors/ });
  await visitorsLink.click();
  await expect(leaveDialog(page)).toBeVisible();
  await press(page, 'Stay here');
  await expect(leaveDialog(page)).toHaveCount(0);
  await expect(field).toHaveValue('Margarete');
  await page.goBack();
  await expect(leaveDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(leaveDialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/user-profile/);
  await expect(field).toHaveValue('Margarete');
  await visitorsLink.click();
  await press(page, 'Leave without saving');
  await expect(page).toHaveURL(`${origin}/membership-area/visitors`);
});

test('a dialog with typed text asks on Escape', async ({ page, origin, sandbox }) => {
  await openSignedIn(page, { origin, sandbox }, 'complete', '/membership-area/member-profile/profile/1002');
  await page.getByRole('button', { name: /^More :/ }).click();
  await page.getByRole('menuitem', { name: 'Report or block' }).click();
  const report = page.getByRole('dialog', { name: /^Report / });
  await expect(report.getByRole('textbox')).toHaveCount(0);
  await expect(report.getByRole('button', { name: 'Block member' })).toBeInViewport();
  await report.getByRole('button', { name: 'Report member' }).click();
  await report.getByRole('button', { name: 'Send report' }).click();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(report.getByRole('alert')).toBeFocused();
  await expect(report.getByRole('radio').first()).toHaveAccessibleDescription('Choose what’s wrong.');
  await report.getByLabel('What happened?').fill('They asked for money.');
  await report.getByLabel('What happened?').press('Escape');
  await expect(leaveDialog(page)).toBeVisible();
  await press(page, 'Stay here');
  await expect(report.getByLabel('What happened?')).toHaveValue('They asked for money.');
  await report.getByRole('button', { name: 'Close', exact: true }).click();
  await press(page, 'Leave without saving');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).not.toHaveTitle(/^Error: /);
});

test('saved details lead on without a question', { tag: '@rule' }, async ({ page, origin, sandbox }) => {
  await openSignedIn(page, { origin, sandbox }, 'contact');
  await page.getByLabel('First name').fill('Margaret');
  await page.getByLabel('Last name').fill('Hill');
  await page.getByLabel('Street and number').fill('4 Lake Road');
  await page.getByLabel('ZIP code').fill('12345');
  await page.getByLabel('City').fill('Boston');
  await expect(page.getByLabel('Country').getByRole('option', { selected: true })).toHaveText('United States');
  await page.getByLabel('Country').selectOption('Canada');
  await press(page, 'Save my contact details');
  await expect(page).not.toHaveURL(/payments-success-info/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const requests = await fetchRecordedRequests(sandbox);
  const sent = requests.filter(({ call }) => call === 'sendContactData').map(({ body }) => body);
  expect(sent).toMatchObject([{ city: 'Boston', country: 'CA' }]);
});
