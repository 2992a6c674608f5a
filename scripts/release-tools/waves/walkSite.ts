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

/** Steps by marks that are the same in all languages and looks. */
const walkSteps: readonly WalkStep[] = [
  {
    name: 'open the sign-in page',
    async take({ page, origin }) {
      await page.goto(origin + signInPath);
      await page.locator('input[type=password]').waitFor();
    },
  },
  {
    name: 'sign in',
    async take({ page, account: { email, password } }) {
      await page.locator('main input[type=email]').fill(email);
      await page.locator('main input[type=password]').fill(password);
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname !== signInPath);
      await page.locator('main h1').first().waitFor();
    },
  },
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

/**
 * Walks through a site as a member does: signs in, reads a message, looks at the plans. Returns descriptions of all that
 * failed: of the first step that was not possible, and of errors of the page, files of the site that did not arrive and
 * scripts that were refused, even where all steps were possible.
 */
export async function walkSite({ page, origin, account, patience = DEFAULT_PATIENCE }: Walk): Promise<string[]> {
  const failures = new Set<string>();
  const nameOf = (url: string) => (url.startsWith(`${origin}/`) ? new URL(url).pathname : undefined);
  const onResponse = (response: Response) => {
    const name = nameOf(response.url());
    if (name !== undefined && response.status() >= 400) failures.add(`${name} is answered with ${response.status()}`);
  };
  page.on('response', onResponse);
  page.on('requestfailed', (request) => {
    const name = nameOf(request.url());
    const reason = request.failure()?.errorText ?? '';
    // What a page no longer needs, because the next one opens.
    if (name !== undefined && reason !== 'net::ERR_ABORTED') failures.add(`${name} does not arrive (${reason})`);
  });
  page.on('pageerror', (error) => failures.add(`the page has an error: ${error.message.split('\n', 1)[0]}`));
  page.on('console', (message) => {
    const [refused] = /violates the following Content Security Policy[^.]*/.exec(message.text()) ?? [];
    if (message.type() === 'error' && refused) failures.add(`something ${refused}`);
  });
  page.setDefaultTimeout(patience);
  for (const { name, take } of walkSteps) {
    try {
      await take({ page, origin, account, patience });
    } catch (error) {
      failures.add(`a member cannot ${name}: ${describeTimeout(error)}`);
      break;
    }
  }
  return [...failures];
}

/** Shortens an error of the browser to its first line. */
const describeTimeout = (error: unknown): string => String((error as Error).message).split('\n', 1)[0]!;
