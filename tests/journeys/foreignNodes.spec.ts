// Tags: @tolerateForeignNodes.ts @router.tsx @useHydratedInput.ts
import type { Page } from '@playwright/test';
import type { PageName } from '../../app/routing/definePage.ts';
import { languages } from '../../brands/languages.ts';
import type { AccountName } from '../../scripts/backend/sandbox/world/accountTypes.ts';
import { createTranslator } from '../../scripts/local/screenshots/createTranslator.ts';
import { callApi } from '../../scripts/local/screenshots/sandboxControl.ts';
import { findPageName, shownPages } from '../../scripts/local/screenshots/screens/shownPages.ts';
import { goInApp, openSignedIn } from '../../scripts/local/screenshots/signIn.ts';
import { guestPages, memberPages, registrationPages } from '../browser/expectedPages.ts';
import { foreignChanges } from '../browser/foreignChanges.ts';
import { openMenu, pageHeading, readTexts, unfoldFooter } from '../browser/pageHelpers.ts';
import { settled } from '../browser/settled.ts';
import { expect, ownPageTest, test } from '../browser/siteTest.ts';

// Translators and extensions change the nodes of a page under React's hands. The page goes on.

const brokenTexts = [
  'Unexpected Application Error',
  ...['de', 'en'].map((tag) => createTranslator(tag)('This page didn’t open')),
  ...[languages.de, languages.en].flatMap(({ broken, notLoaded }) => [broken, notLoaded]),
];
const brokenText = new RegExp(brokenTexts.map((text) => RegExp.escape(text)).join('|'));

/** Fails where the page shows that it broke, in whatever language and with whatever mark of the translator. */
async function expectWhole(page: Page, step: string): Promise<void> {
  await settled(page);
  await expect(pageHeading(page).first(), step).toBeVisible();
  await expect(page.locator('body'), step).not.toContainText(brokenText);
}

/** Opens each address in the running app, and chooses the other language there where the page offers that. */
async function walk(page: Page, addresses: readonly string[]): Promise<void> {
  await page.evaluate(foreignChanges.replaceTexts);
  for (const address of addresses) {
    await goInApp(page, address);
    await expectWhole(page, address);
    await expect.poll(() => readAdjacentTexts(page), address).toEqual([]);
    await expect.poll(() => readTranslatedFields(page), address).toEqual([]);
    const tag = await page.locator('html').getAttribute('lang');
    const otherLanguage = page.locator(`footer button[lang]:not([lang=${tag}])`);
    if ((await readTexts(otherLanguage)).length === 0) continue;
    // Members see it once they have asked for it.
    if ((await readTexts(page.locator('footer button[aria-expanded=false]'))).length > 0) await unfoldFooter(page);
    await otherLanguage.click();
    await expect(page.locator('html')).not.toHaveAttribute('lang', tag!);
    await expectWhole(page, `${address} in the other language`);
  }
}

/** The fields whose text a translator would take for one of the page. */
const readTranslatedFields = (page: Page) =>
  page
    .locator(':is(input, textarea):read-write:not([aria-hidden=true])')
    .evaluateAll((fields: HTMLElement[]) =>
      fields.filter(({ translate }) => translate).map(({ outerHTML }) => outerHTML),
    );

/** The elements in which texts stand side by side, whether or not a translator has replaced them. */
const readAdjacentTexts = (page: Page) =>
  page.locator('body').evaluate((body) => {
    const isText = (node: Node) => /^(?:FONT|#text)$/.test(node.nodeName);
    return [...body.querySelectorAll(':not(font, script, style)')]
      .filter(({ childNodes }) => {
        let inRun = 0;
        return [...childNodes].some((node) => {
          if (!isText(node)) inRun = 0;
          else if (node.textContent!.trim() !== '') inRun += 1;
          return inRun > 1;
        });
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 300));
  });

async function fetchProfileId(sandbox: string): Promise<string> {
  const answer = await callApi(sandbox, 'complete', '/api/matches/?offset=0&limit=1');
  return (answer as { matches: { profile_id: string }[] }).matches[0]!.profile_id;
}

const addressesOf = (pages: readonly { address: string }[]) => pages.map(({ address }) => address);

/** Where guests and members of each stage go; between them they reach every page. */
const walks: { account: AccountName | null; start: string; addresses: readonly string[] }[] = [
  { account: null, start: '/login', addresses: addressesOf(guestPages) },
  // Each page is opened in both languages, which takes its time.
  ...[0, 1, 2].map((part) => ({
    account: 'complete' as const,
    start: '/membership-area/home',
    addresses: addressesOf(memberPages).filter((_, index) => index % 3 === part),
  })),
  ...Object.entries(registrationPages).map(([account, pages]) => ({
    account: account as AccountName,
    start: pages[0]!.address,
    addresses: addressesOf(pages),
  })),
  { account: 'confirmed', start: '/additional-questions', addresses: ['/additional-questions?place=2'] },
];
/** Opened by what comes before them; the journey below walks there. */
const openedByJourney: (PageName | undefined)[] = ['checkout', 'summary'];

ownPageTest('the walks reach every page', () => {
  const reached = walks.flatMap(({ addresses }) =>
    addresses.map((address) => findPageName(new URL(address, 'https://a.example').pathname)),
  );
  const names = shownPages.map(({ name }) => name);
  expect(names.filter((name) => ![...reached, ...openedByJourney].includes(name))).toEqual([]);
});

test.describe(() => {
  test.use({ siteKey: 'german' });

  for (const [number, { account, start, addresses }] of walks.entries()) {
    ownPageTest(
      `a translated page leads on to other pages, ${account ?? 'guest'} (${number + 1})`,
      async ({ page, origin, sandbox }) => {
        if (account === null) await page.goto(origin + start);
        else await openSignedIn(page, { origin, sandbox }, account, start);
        await expectWhole(page, start);
        const profileId = account === 'complete' ? await fetchProfileId(sandbox) : '';
        await walk(
          page,
          addresses.map((address) => address.replace('{profileId}', profileId)),
        );
      },
    );
  }
});

test.describe(() => {
  test.use({ siteKey: 'american' });

  ownPageTest('a translated page can be paid on', async ({ page, origin, sandbox }) => {
    await openSignedIn(page, { origin, sandbox }, 'complete', '/premium-plans/plans');
    await expectWhole(page, 'plans');
    await page.evaluate(foreignChanges.replaceTexts);
    await page.getByRole('radio').nth(1).check();
    await page
      .getByRole('main')
      .getByRole('button', { name: /Continue|Check|Go on/ })
      .click();
    await expect(page).toHaveURL(`${origin}/premium-plans/checkout`);
    for (const way of await page.getByRole('radio').all()) {
      await way.check();
      await expect.poll(() => readTranslatedFields(page)).toEqual([]);
    }
    await page.getByRole('radio', { name: /PayPal/ }).check();
    await page
      .getByRole('main')
      .getByRole('button', { name: /Continue|Check|Go on/ })
      .click();
    await expect(page).toHaveURL(`${origin}/premium-plans/summary`);
    await expectWhole(page, 'summary');
  });
});

for (const [name, change] of Object.entries(foreignChanges)) {
  test.describe(name, () => {
    test.use({ siteKey: 'german' });

    ownPageTest(
      `sign-in goes on in another language, with what was typed, after ${name}`,
      async ({ page, origin, translate }) => {
        await page.goto(`${origin}/login`);
        await settled(page);
        await page.getByLabel(translate('Email address')).fill('somebody@example.com');
        await page.evaluate(change);
        await page.getByRole('button', { name: new RegExp(`${translate('Sign in')}$`) }).click();
        await page.locator('footer button', { hasText: 'English' }).click();
        await expect(page.locator('html')).toHaveAttribute('lang', 'en');
        await expectWhole(page, 'English');
        await expect(page.locator('input[type=email]')).toHaveValue('somebody@example.com');
        await expect(page.locator('form')).toContainText('Sign in');
        await expect(page.locator('main')).not.toContainText(translate('Email address'));
        await page.getByText('I forgot my password').click();
        await expect(page).toHaveURL(`${origin}/resetPassword`);
        await expectWhole(page, 'reset');
      },
    );

    ownPageTest(
      `menus, dialogs and pages of members open and close after ${name}`,
      async ({ page, origin, sandbox, translate }) => {
        await openSignedIn(page, { origin, sandbox }, 'complete', '/membership-area/matches');
        await expectWhole(page, 'matches');
        const menu = await openMenu(page, translate);
        await page.evaluate(change);
        await page.keyboard.press('Escape');
        await expect(menu).toHaveCount(0);
        const more = page.locator('article').first().locator('button[aria-haspopup=menu]');
        await more.click();
        await expect(page.getByRole('menu')).toBeVisible();
        await page.evaluate(change);
        await pageHeading(page).click();
        await expect(page.getByRole('menu')).toHaveCount(0);
        await expectWhole(page, 'the menu of a card');
        await goInApp(page, '/membership-area/messages/11');
        await expectWhole(page, 'conversation');
        await page.evaluate(change);
        await goInApp(page, '/membership-area/home');
        await expectWhole(page, 'home');
        await unfoldFooter(page);
        await page.locator('footer button[lang=en]').click();
        await expect(pageHeading(page)).toContainText('How lovely to see you');
      },
    );
  });
}

test.describe(() => {
  test.use({ siteKey: 'german' });

  ownPageTest(
    'a text that was replaced and wrapped, as what follows was, comes back to its place, in another language',
    async ({ page, origin, site }) => {
      await page.goto(`${origin}/login`);
      await settled(page);
      await page.evaluate(foreignChanges.replaceTextsInSteps);
      await page.evaluate(() => {
        for (const each of document.querySelectorAll('font, bdi')) {
          const wrapper = document.createElement('span');
          each.replaceWith(wrapper);
          wrapper.append(each);
        }
      });
      await page.locator('footer button', { hasText: 'English' }).click();
      await expect(pageHeading(page)).toHaveText(new RegExp(`^A warm welcome to ¤${site.brand}$`, 'i'));
    },
  );

  ownPageTest(
    'what breaks around the pages is told by a page of ours, with a way on',
    async ({ page, origin, sandbox, site, translate }) => {
      await openSignedIn(page, { origin, sandbox }, 'complete', '/membership-area/matches');
      await expectWhole(page, 'matches');
      await page.evaluate(() => {
        const { appendChild } = Node.prototype;
        Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
          if (this instanceof Element && this.closest('footer')) throw new Error('taken away by somebody else');
          return appendChild.call(this, node) as T;
        };
      });
      await page.locator('footer [aria-expanded]').click();
      await expect(pageHeading(page)).toHaveText(languages[site.locale].broken);
      await expect(page.getByRole('img', { name: new RegExp(`^${site.brand}$`, 'i') })).toBeVisible();
      await page.getByRole('button', { name: languages[site.locale].reload }).click();
      await expect(pageHeading(page)).toHaveText(translate('Your matches'));
    },
  );
});

test.describe(() => {
  test.use({ siteKey: 'german' });

  ownPageTest(
    'names, addresses and what is typed are kept from translators',
    async ({ page, origin, sandbox, site, translate }) => {
      await page.goto(`${origin}/login`);
      await expect(pageHeading(page).locator('[translate=no]')).toHaveText(new RegExp(`^${site.brand}$`, 'i'));
      for (const field of [translate('Email address'), translate('Password')]) {
        await expect(page.getByLabel(field, { exact: true })).toHaveAttribute('translate', 'no');
      }
      await openSignedIn(page, { origin, sandbox }, 'complete', '/membership-area/my-account');
      await expect(page.locator('main [translate=no]', { hasText: '@' })).toBeVisible();
      await goInApp(page, '/membership-area/matches');
      const names = page.getByRole('article').getByRole('heading', { level: 2 });
      await expect(names.first().locator('[translate=no]')).toHaveText(/\w/);
    },
  );
});
