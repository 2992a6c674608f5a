// Tags: @account/rights @account/settings @forms/pause @dashboard
import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { callApi, fetchToken, injectFault, overrideData } from '../../scripts/local/screenshots/sandboxControl.ts';
import { goInApp, openSignedIn } from '../../scripts/local/screenshots/signIn.ts';
import { pageHeading } from '../browser/pageHelpers.ts';
import { expect, test } from '../browser/siteTest.ts';

const account = '/membership-area/my-account';

/** The own data without the sessions, one of which is the test's. */
function dropSessions(data: unknown) {
  const { sections, ...rest } = data as { sections: readonly { key: string }[] };
  return { ...rest, sections: sections.filter(({ key }) => key !== 'sessions') };
}

test('a member downloads what the account holds, and reads it in a browser', { tag: '@rule' }, async ({
  page,
  origin,
  sandbox,
}) => {
  await injectFault(sandbox, { call: 'fetchOwnPictureFile', kind: 'status', status: 404 });
  await openSignedIn(page, { origin, sandbox }, 'premium', `${account}#data`);
  const section = page.getByRole('region', { name: 'My data' });
  await section.getByRole('button', { name: 'Prepare my download' }).dblclick();
  await expect(section.getByRole('status')).toHaveText(/Your download is ready\s*1 picture couldn’t be loaded/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    section.getByRole('link', { name: 'Save the file' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^\S.*-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(await readFile(await download.path()));
  expect(Object.keys(files).sort()).toEqual(['data.json', 'index.html', 'pictures/2.svg']);
  const packed = dropSessions(JSON.parse(new TextDecoder().decode(files['data.json'])));
  expect(packed).toEqual(dropSessions(await callApi(sandbox, 'premium', '/api/client/data')));
  expect(packed.sections.length).toBeGreaterThan(10);
  await using reader = await page.context().newPage();
  const folder = `${origin}/download/`;
  await reader.route(`${folder}**`, (route) => {
    const name = route.request().url().slice(folder.length);
    const contentType = name.endsWith('.svg') ? 'image/svg+xml' : 'text/html';
    return route.fulfill({ contentType, body: Buffer.from(files[name]!) });
  });
  await reader.goto(`${folder}index.html`);
  await expect(reader.getByRole('heading', { name: 'Conversations' })).toBeVisible();
  await expect(reader.getByText('This picture couldn’t be loaded.')).toBeVisible();
  const isDrawn = (image: SVGElement | HTMLElement) => (image as HTMLImageElement).naturalWidth > 0;
  await expect.poll(() => reader.locator('img').evaluate(isDrawn)).toBe(true);
  for (const width of [320, 1440]) {
    await reader.setViewportSize({ width, height: 800 });
    await expect.poll(() => reader.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('a member signs out other devices, and unblocks and blocks a member', { tag: '@rule' }, async ({
  page,
  origin,
  sandbox,
}) => {
  const other = await fetchToken(sandbox, 'premium');
  const headers = { Authorization: `Bearer ${other}` };
  const statusOfOther = async () => (await fetch(`${sandbox}/api/client/account`, { headers })).status;
  const [{ profile_id }] = (await callApi(sandbox, 'premium', '/api/chat/conversations/?offset=0&limit=1')) as [
    { profile_id: string },
  ];
  await fetch(`${sandbox}/api/profile/block/${profile_id}`, { method: 'POST', headers });
  await openSignedIn(page, { origin, sandbox }, 'premium', account);
  const sessions = page.getByRole('region', { name: 'Where I’m signed in' });
  await expect(sessions.getByRole('listitem').first()).toContainText('This device');
  // One that has been ended elsewhere meanwhile is over, too.
  const known = (await callApi(sandbox, 'premium', '/api/client/sessions')) as { id: string; device: string }[];
  const { id } = known.find(({ device }) => device === 'Safari, iPhone')!;
  await fetch(`${sandbox}/api/client/sessions/${id}`, { method: 'DELETE', headers });
  await sessions.getByRole('button', { name: /^Sign out\s+Safari, iPhone$/ }).click();
  await expect(sessions.getByRole('status')).toContainText('You’re signed out: Safari, iPhone');
  await expect(sessions.getByRole('status')).toBeFocused();
  await expect(sessions.getByRole('status')).toHaveAttribute('aria-live', 'off');
  await expect.poll(statusOfOther).toBe(200);
  await sessions.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(sessions.getByRole('status')).toHaveText('You’re signed out on all other devices');
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect.poll(statusOfOther).toBe(401);
  const blocked = page.getByRole('region', { name: 'Members I’ve blocked' });
  await blocked.getByRole('button', { name: /^Unblock/ }).click();
  await expect(blocked.getByRole('status')).toHaveText('No longer blocked. You can see each other again.');
  await expect.poll(() => callApi(sandbox, 'premium', '/api/profile/blocked')).toEqual([]);
  await expect(blocked.getByRole('button', { name: /^Block again/ })).toBeFocused();
  await blocked.getByRole('button', { name: /^Block again/ }).click();
  await expect(blocked.getByRole('status')).toHaveText(/^Blocked on/);
  await expect.poll(() => callApi(sandbox, 'premium', '/api/profile/blocked')).toHaveLength(1);
});

test('a member who would delete the account takes a break instead, and returns', { tag: '@rule' }, async ({
  page,
  origin,
  sandbox,
}) => {
  await openSignedIn(page, { origin, sandbox }, 'premium', account);
  await page.getByRole('button', { name: 'Delete my account …' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Look at the pause' }).click();
  const section = page.getByRole('region', { name: 'Take a break' });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(section.getByRole('link', { name: 'Go to my membership' })).toBeVisible();
  await section.getByRole('button', { name: 'Pause now' }).click();
  await expect(page.getByText(/^You’ve paused since/)).toHaveCount(1);
  await expect(section.getByText(/^You’ve paused since/)).toBeVisible();
  await expect
    .poll(() => callApi(sandbox, 'premium', '/api/config/user'))
    .toMatchObject({ paused: expect.any(String) });
  await goInApp(page, '/membership-area/home');
  await page.getByRole('button', { name: 'End my pause' }).click();
  await expect(page.getByText(/^You’ve paused since/)).toHaveCount(0);
  await expect.poll(() => callApi(sandbox, 'premium', '/api/config/user')).toMatchObject({ paused: null });
});

test('a server that knows none of it leaves the account as it was', { tag: '@rule' }, async ({
  page,
  origin,
  sandbox,
}) => {
  for (const call of ['fetchSessions', 'fetchBlockedMembers'])
    await injectFault(sandbox, { call, kind: 'status', status: 404, times: 0 });
  const {
    pausable: _,
    downloadable: __,
    ...known
  } = (await callApi(sandbox, 'complete', '/api/client/account')) as Record<string, unknown>;
  await overrideData(sandbox, 'fetchAccount', known);
  await openSignedIn(page, { origin, sandbox }, 'complete', account);
  await expect(pageHeading(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Consents' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    ...['My details', 'Password', 'My membership', 'Emails to me', 'What others see of me'],
    ...['Notifications on the screen', 'Consents', 'Delete my account'],
  ]);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete my account …' }).click();
  await expect(page.getByRole('dialog')).not.toContainText('break');
});
