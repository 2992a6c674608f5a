import { expect, type Page } from '@playwright/test';
import type { Fault } from '../../sandbox/fault.ts';
import type { EventRequest } from '../../sandbox/triggerEvent.ts';
import type { AccountStage } from '../../sandbox/world/accounts.ts';
import { openBlankPage } from './openBlankPage.ts';

/** A browser before a built site and its sandbox. */
export interface ScreenContext {
  page: Page;
  /** Of the site. */
  origin: string;
  /** Origin of the stand-in for the API. */
  sandbox: string;
  /** The text of the site's first language for an English one. */
  translate: (english: string, values?: Record<string, string>) => string;
}

/** The token with which a ready-made member signs in. */
export async function fetchToken(sandbox: string, stage: AccountStage): Promise<string> {
  const response = await fetch(`${sandbox}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: `${stage}@sandbox.example`, password: 'sandbox-demo-1' }),
  });
  return ((await response.json()) as { data: { token: string } }).data.token;
}

/** Comes as a member, by a link from an e-mail, and stays where that leads. */
export async function signInByLink({ page, origin, sandbox }: ScreenContext, stage: AccountStage): Promise<void> {
  await page.goto(`${origin}/magiclink/${await fetchToken(sandbox, stage)}`);
  await page.waitForURL((url) => !url.pathname.startsWith('/magiclink'));
}

/** Opens an address as a member who has signed in before. */
export async function openSignedIn(
  { page, origin, sandbox }: ScreenContext,
  stage: AccountStage,
  address: string,
): Promise<void> {
  const token = await fetchToken(sandbox, stage);
  // The token is put where the app finds it when it starts: from a document that runs no script.
  if (!page.url().startsWith(`${origin}/`)) await openBlankPage(page, origin);
  await page.evaluate((value) => localStorage.setItem('token', value), token);
  await page.goto(origin + address);
}

/** Makes the sandbox misbehave until it is reset. */
export async function injectPersistentFault(sandbox: string, fault: Fault): Promise<void> {
  await fetch(`${sandbox}/__sandbox__/fault`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ times: 0, ...fault }),
  });
}

/** Has something happen to a ready-made member, and tells their socket. */
export async function triggerEvent(
  sandbox: string,
  stage: AccountStage,
  happening: Omit<EventRequest, 'email'>,
): Promise<void> {
  await fetch(`${sandbox}/__sandbox__/event`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: `${stage}@sandbox.example`, ...happening }),
  });
}

/** Opens what a button of a page promises, and waits until it is there. */
export async function openDialog({ page }: ScreenContext, opener: string): Promise<void> {
  await page.getByRole('button', { name: opener, exact: true }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
}
