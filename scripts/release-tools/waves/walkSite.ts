import { setTimeout } from 'node:timers/promises';
import type { Page, Response } from '@playwright/test';

/** A member with whom a site is tried: one without Premium, to whom somebody has written. */
export interface WalkAccount {
  email: string;
  password: string;
}

interface Walk {
  page: Page;
  /** Origin of the site. */
  origin: string;
  account: WalkAccount;
  /** Longest time for each step, in milliseconds. */
  patience?: number;
}

/** A step of the walk: what a member does, in words that complete "a member cannot …". */
interface WalkStep {
  name: string;
  take: (walk: Required<Walk>) => Promise<unknown>;
}

const [signInPath, messagesPath, plansPath] = ['/login', '/membership-area/messages', '/premium-plans/plans'];

/** Signs a member in by the form, which `openSignIn` has opened. */
export async function signIn({ page, account: { email, password } }: Omit<Walk, 'origin'>): Promise<void> {
  await page.locator('main input[type=email]').fill(email);
  await page.locator('main input[type=password]').fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== signInPath);
  await page.locator('main h1').first().waitFor();
}

/** Opens the sign-in page of a site. */
export async function openSignIn({ page, origin }: Omit<Walk, 'account'>): Promise<void> {
  await page.goto(origin + signInPath);
  await page.locator('input[type=password]').waitFor();
}

/** Steps by marks that are the same in all languages and looks. */
const walkSteps: readonly WalkStep[] = [
  { name: 'open the sign-in page', take: openSignIn },
  { name: 'sign in', take: signIn },
  {
    name: 'read a message',
    async take({ page, origin }) {
      await page.goto(origin + messagesPath);
      await page.locator(`main a[href^="${messagesPath}/"]`).first().click();
      await page.locator('main ol li').filter({ hasText: /\S/ }).first().waitFor();
    },
  },
  {
    name: 'see the plans',
    async take({ page, origin }) {
      await page.goto(origin + plansPath);
      await page.locator('main input[type=radio]').first().waitFor();
      await page.waitForURL((url) => url.pathname === plansPath);
    },
  },
];

const DEFAULT_PATIENCE = 20_000;

/** Time that a step still gets when something has failed already. */
const PATIENCE_AFTER_FAILURE = 2000;

/**
 * Notes what fails on a page from now on: errors of the page, files of the site that do not arrive and scripts that are
 * refused. Returns the set of descriptions, which grows; `onFailure` is called for each.
 */
export function noteFailures(page: Page, origin: string, onFailure = () => {}): Set<string> {
  const failures = new Set<string>();
  const note = (failure: string) => {
    failures.add(failure);
    onFailure();
  };
  const nameOf = (url: string) => (url.startsWith(`${origin}/`) ? new URL(url).pathname : undefined);
  const onResponse = (response: Response) => {
    const name = nameOf(response.url());
    if (name !== undefined && response.status() >= 400) note(`${name} is answered with ${response.status()}`);
  };
  page.on('response', onResponse);
  page.on('requestfailed', (request) => {
    const name = nameOf(request.url());
    const reason = request.failure()?.errorText ?? '';
    // What a page no longer needs, because the next one opens.
    if (name !== undefined && reason !== 'net::ERR_ABORTED') note(`${name} does not arrive (${reason})`);
  });
  page.on('pageerror', (error) => note(`the page has an error: ${error.message.split('\n', 1)[0]}`));
  page.on('console', (message) => {
    const [refused] = /violates the following Content Security Policy[^.]*/.exec(message.text()) ?? [];
    if (message.type() === 'error' && refused) note(`something ${refused}`);
  });
  return failures;
}

/**
 * Walks through a site as a member does: signs in, reads a message, looks at the plans. Returns descriptions of all that
 * failed: of the first step that was not possible, and of errors of the page, files of the site that did not arrive and
 * scripts that were refused, even where all steps were possible.
 */
export async function walkSite({ page, origin, account, patience = DEFAULT_PATIENCE }: Walk): Promise<string[]> {
  const { promise: failed, resolve: onFailure } = Promise.withResolvers<void>();
  const failures = noteFailures(page, origin, onFailure);
  page.setDefaultTimeout(patience);
  const waitAfterFailure = async () => {
    await failed;
    await setTimeout(PATIENCE_AFTER_FAILURE);
    throw new Error('something has failed before');
  };
  for (const { name, take } of walkSteps) {
    try {
      const wait = waitAfterFailure();
      wait.catch(() => {});
      await Promise.race([take({ page, origin, account, patience }), wait]);
    } catch (error) {
      failures.add(`a member cannot ${name}: ${describeTimeout(error)}`);
      break;
    }
  }
  return [...failures];
}

/** Shortens an error of the browser to its first line. */
const describeTimeout = (error: unknown): string => String((error as Error).message).split('\n', 1)[0]!;
