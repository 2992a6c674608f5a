import type { Page } from '@playwright/test';
import type { Fault } from '../../scripts/sandbox/faults.ts';
import { signToken } from '../../scripts/sandbox/jwt.ts';
import type { RecordedRequest } from '../../scripts/sandbox/state.ts';
import type { Stage } from '../../scripts/sandbox/world/accounts.ts';
import { openEmpty } from '../support/openEmpty.ts';
import { expect, password } from './journey.ts';

export const emailOf = (stage: Stage) => `${stage}@sandbox.example`;

/** A token for one of the sandbox's accounts, as the API would give it. */
export async function tokenOf(sandbox: string, stage: Stage): Promise<string> {
  const { token } = (await tell(sandbox, '/api/auth/login', { email: emailOf(stage), password })) as { token: string };
  return token;
}

/** One for the same account that is over after so many seconds; before now, if they are negative. */
export async function tokenFor(sandbox: string, stage: Stage, seconds: number): Promise<string> {
  const claims = JSON.parse(Buffer.from((await tokenOf(sandbox, stage)).split('.')[1] ?? '', 'base64url').toString());
  return signToken({ ...claims, exp: Math.floor(Date.now() / 1000) + seconds });
}

/** The address in an e-mail that signs somebody in. */
export const linkTo = (origin: string, token: string, query = '') => `${origin}/magiclink/${token}${query}`;

interface Places {
  origin: string;
  sandbox: string;
}

/** Signs a member in by a link, and waits until it has led somewhere. */
export async function enter(page: Page, { origin, sandbox }: Places, stage: Stage, query = ''): Promise<void> {
  await page.goto(linkTo(origin, await tokenOf(sandbox, stage), query));
  await expect(page).not.toHaveURL(/magiclink/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Waits until nothing of the page is on its way any more, so that what is pressed stays where it is. */
export async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: /…$/ })).toHaveCount(0);
}

/** Signs out, and waits until that is done; an address opened sooner may find the member still signed in. */
export async function leave(page: Page, { origin }: Pick<Places, 'origin'>): Promise<void> {
  await page.goto(`${origin}/logout`);
  await expect(page).toHaveURL(/\/login/);
}

/** Puts a token where the app keeps it, as if the member had signed in some time ago. */
export async function keepToken(page: Page, origin: string, token: string): Promise<void> {
  await openEmpty(page, origin);
  await page.evaluate((kept) => localStorage.setItem('token', kept), token);
}

/** Has the sandbox answer the next call of a name, or the next few, in a bad way. */
export const misbehave = (sandbox: string, fault: Fault) => tell(sandbox, '/__sandbox__/fault', fault);

/** Begins a new world in the sandbox, with these faults from its first call on. */
export const reset = (sandbox: string, faults: readonly Fault[] = []) =>
  tell(sandbox, '/__sandbox__/reset', { faults });

/** Everything that the sandbox was asked, since the test began. */
export async function askedOf(sandbox: string): Promise<RecordedRequest[]> {
  return ((await (await fetch(`${sandbox}/__sandbox__/requests`)).json()) as { data: RecordedRequest[] }).data;
}

/** How often a call was made since the test began. */
export const countCalls = async (sandbox: string, call: string): Promise<number> =>
  (await askedOf(sandbox)).filter((request) => request.call === call).length;

/** The link in the newest letter of the sandbox. */
export async function readLetter(sandbox: string): Promise<string> {
  const letters = await (await fetch(`${sandbox}/__sandbox__/mail`)).text();
  return (/href="([^"]+)"/.exec(letters)?.[1] ?? '').replaceAll('&amp;', '&');
}

async function tell(sandbox: string, path: string, body: unknown): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(sandbox + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return ((await response.json()) as { data: unknown }).data;
}
