import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { askedOf, enter, misbehave, tokenOf } from './visits.ts';

const script = '**/button.js';

interface Help {
  /** Addresses that the page wanted the mail program to write to. */
  letters: string[];
  /** How often the vendor's script was asked for. */
  readonly scripts: number;
}

/** Watches what the page does for somebody who wants help; the vendor's script is what `answer` says. */
async function watchHelp(page: Page, answer: 'opens' | 'throws' | 'never comes' | 'is missing'): Promise<Help> {
  const help = { letters: [] as string[], scripts: 0 };
  page.on('request', (request) => {
    if (request.url().startsWith('mailto:')) help.letters.push(request.url());
  });
  const bodies = {
    opens: 'window.opened = 0; window.liveChatButton = { open() { window.opened += 1; } };',
    throws: 'window.liveChatButton = { open() { throw new Error("broken"); } };',
  };
  await page.route(script, async (route) => {
    help.scripts += 1;
    if (answer === 'opens' || answer === 'throws') {
      await route.fulfill({ contentType: 'text/javascript', body: bodies[answer] });
    } else if (answer === 'is missing') await route.fulfill({ status: 404, body: 'none' });
  });
  return help;
}

/** Serves the pages as a host would that sends no policy: there the vendor's script may come into the page. */
async function liftPolicy(page: Page, origin: string): Promise<void> {
  // A page that comes from the test is not of this machine any more, as the sandbox is.
  await page.context().grantPermissions(['local-network-access'], { origin });
  await page.route(
    ({ href }) => href.startsWith(origin),
    async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback();
      const response = await route.fetch();
      const headers = Object.entries(response.headers()).filter(([name]) => !/-policy$/.test(name));
      await route.fulfill({ response, headers: Object.fromEntries(headers) });
    },
  );
}

const readOpened = (page: Page) => page.evaluate(() => (window as { opened?: number }).opened);

test.describe('help and support', () => {
  test('loads nothing of another company until the member agrees, and then opens its chat', async ({
    page,
    origin,
    sandbox,
    say,
  }) => {
    await liftPolicy(page, origin);
    const help = await watchHelp(page, 'opens');
    await enter(page, { origin, sandbox }, 'complete');
    const button = page.getByRole('contentinfo').getByRole('button', { name: say('Help and support') });
    await button.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('support.de@lindavelle.example');
    expect(help.scripts).toBe(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    expect(help.scripts).toBe(0);
    await button.click();
    await dialog.getByRole('button', { name: say('Open the chat') }).click();
    await expect.poll(() => readOpened(page)).toBe(1);
    expect(help.scripts).toBe(1);
    // Agreed once, it opens at once.
    await button.click();
    await expect.poll(() => readOpened(page)).toBe(2);
    await expect(dialog).toHaveCount(0);
    expect(help.scripts).toBe(1);
    expect(help.letters).toEqual([]);
  });

  test('falls back to a letter where the policy keeps the script out', async ({
    page,
    origin,
    sandbox,
    say,
    watch,
  }) => {
    const help = await watchHelp(page, 'opens');
    await enter(page, { origin, sandbox }, 'complete');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('button', { name: say('Help and support') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('Open the chat') })
      .click();
    await expect.poll(() => help.letters).toEqual(['mailto:support.de@lindavelle.example']);
    await expect(footer.getByRole('link', { name: say('Help and support') })).toBeVisible();
    expect(help.scripts).toBe(0);
    expect(watch.troubles.splice(0)).toEqual([expect.stringMatching(/^require-trusted-types-for refused/)]);
  });

  test('can be asked for by letter instead, without loading anything', async ({ page, origin, sandbox, say }) => {
    const help = await watchHelp(page, 'opens');
    await enter(page, { origin, sandbox }, 'complete');
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: say('Help and support') })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('Write an e-mail instead') })
      .click();
    await expect.poll(() => help.letters).toEqual(['mailto:support.de@lindavelle.example']);
    expect(help.scripts).toBe(0);
  });

  for (const failure of ['throws', 'is missing', 'never comes'] as const) {
    test(`falls back to a letter to the member's country where the chat ${failure}`, async ({
      page,
      origin,
      sandbox,
      say,
    }) => {
      await page.clock.install();
      await liftPolicy(page, origin);
      const help = await watchHelp(page, failure);
      const headers = { Authorization: `Bearer ${await tokenOf(sandbox, 'complete')}` };
      const user = (await (await fetch(`${sandbox}/api/config/user`, { headers })).json()) as { data: object };
      const body = { data: { ...user.data, country: 'AT' } };
      await misbehave(sandbox, { call: 'fetchUserConfig', kind: 'body', body, times: 0 });
      await enter(page, { origin, sandbox }, 'complete');
      const footer = page.getByRole('contentinfo');
      await footer.getByRole('button', { name: say('Help and support') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('Open the chat') })
        .click();
      if (failure === 'never comes') {
        await expect(footer.getByText(say('Opening the chat …'))).toBeVisible();
        await page.clock.runFor(9500);
        expect(help.letters).toEqual([]);
        await page.clock.runFor(1000);
      }
      await expect.poll(() => help.letters).toEqual(['mailto:support.at@lindavelle.example']);
      const link = footer.getByRole('link', { name: say('Help and support') });
      await expect(link).toHaveAttribute('href', 'mailto:support.at@lindavelle.example');
    });
  }

  test('is a mere letter to the site on pages that deal with passwords and money', async ({
    page,
    origin,
    sandbox,
    say,
  }) => {
    const help = await watchHelp(page, 'opens');
    const link = page.getByRole('contentinfo').getByRole('link', { name: say('Help and support') });
    const expectLetter = async (path: string) => {
      await page.goto(origin + path);
      // The link also stands in for the button until that is loaded.
      await page.waitForLoadState('networkidle');
      await expect(link, path).toHaveAttribute('href', 'mailto:support.de@lindavelle.example');
    };
    for (const path of ['/login', '/resetPassword', '/resetPassword/abc']) {
      await expectLetter(path);
    }
    await enter(page, { origin, sandbox }, 'complete');
    for (const path of ['/premium-plans/plans', '/payments-error', '/payments-success']) {
      await expectLetter(path);
    }
    expect(help.scripts).toBe(0);
    expect((await askedOf(sandbox)).length).toBeGreaterThan(0);
  });
});
