import type { Page } from '@playwright/test';
import type { Fault } from '../../scripts/sandbox/fault.ts';
import { signToken } from '../../scripts/sandbox/jwt.ts';
import type { RecordedRequest } from '../../scripts/sandbox/sandboxState.ts';
import type { AccountStage } from '../../scripts/sandbox/world/accounts.ts';
import { openBlankPage } from '../../scripts/screenshots/screens/openBlankPage.ts';
import { expect, memberPassword } from './siteTest.ts';

export const emailOf = (stage: AccountStage) => `${stage}@sandbox.example`;

/** A token for one of the sandbox's accounts, as the API would give it. */
export async function fetchToken(sandbox: string, stage: AccountStage): Promise<string> {
  const { token } = (await postJson(sandbox, '/api/auth/login', {
    email: emailOf(stage),
    password: memberPassword,
  })) as { token: string };
  return token;
}

/** One for the same account that is over after so many seconds; before now, if they are negative. */
export async function createExpiringToken(sandbox: string, stage: AccountStage, seconds: number): Promise<string> {
  const claims = JSON.parse(
    Buffer.from((await fetchToken(sandbox, stage)).split('.')[1] ?? '', 'base64url').toString(),
  );
  return signToken({ ...claims, exp: Math.floor(Date.now() / 1000) + seconds });
}

/** The address in an e-mail that signs somebody in. */
export const magicLinkUrl = (origin: string, token: string, query = '') => `${origin}/magiclink/${token}${query}`;

interface SiteOrigins {
  origin: string;
  sandbox: string;
}

/** Signs a member in by a link, and waits until it has led somewhere. */
export async function signInByLink(
  page: Page,
  { origin, sandbox }: SiteOrigins,
  stage: AccountStage,
  query = '',
): Promise<void> {
  await page.goto(magicLinkUrl(origin, await fetchToken(sandbox, stage), query));
  await expect(page).not.toHaveURL(/magiclink/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Waits until nothing of the page is on its way any more, so that what is pressed stays where it is. */
export async function waitUntilLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: /…$/ })).toHaveCount(0);
}

/** Signs out, and waits until that is done; an address opened sooner may find the member still signed in. */
export async function signOut(page: Page, { origin }: Pick<SiteOrigins, 'origin'>): Promise<void> {
  await page.goto(`${origin}/logout`);
  await expect(page).toHaveURL(/\/login/);
}

/** Puts a token where the app keeps it, as if the member had signed in some time ago. */
export async function writeToken(page: Page, origin: string, token: string): Promise<void> {
  await openBlankPage(page, origin);
  await page.evaluate((kept) => localStorage.setItem('token', kept), token);
}

/** Has the sandbox answer the next call of a name, or the next few, in a bad way. */
export const injectFault = (sandbox: string, fault: Fault) => postJson(sandbox, '/__sandbox__/fault', fault);

/** Begins a new world in the sandbox, with these faults from its first call on. */
export const resetSandbox = (sandbox: string, faults: readonly Fault[] = []) =>
  postJson(sandbox, '/__sandbox__/reset', { faults });

/** Everything that the sandbox was asked, since the test began. */
export async function fetchRecordedRequests(sandbox: string): Promise<RecordedRequest[]> {
  return ((await (await fetch(`${sandbox}/__sandbox__/requests`)).json()) as { data: RecordedRequest[] }).data;
}

/** How often a call was made since the test began. */
export const countCalls = async (sandbox: string, call: string): Promise<number> =>
  (await fetchRecordedRequests(sandbox)).filter((request) => request.call === call).length;

/** The link in the newest letter of the sandbox. */
export async function fetchNewestEmailLink(sandbox: string): Promise<string> {
  const letters = await (await fetch(`${sandbox}/__sandbox__/mail`)).text();
  return (/href="([^"]+)"/.exec(letters)?.[1] ?? '').replaceAll('&amp;', '&');
}

async function postJson(sandbox: string, path: string, body: unknown): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(sandbox + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return ((await response.json()) as { data: unknown }).data;
}
