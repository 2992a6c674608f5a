// Tags: @hosting
import type { Page } from '@playwright/test';
import type { Translate } from '../../scripts/local/screenshots/signIn.ts';
import { pageHeading } from '../browser/pageHelpers.ts';
import { settled } from '../browser/settled.ts';
import { expect, ownPageTest, test } from '../browser/siteTest.ts';

test.use({ siteKey: 'french' });

// Every journey fails if a page violates its security policy; these tests violate it on purpose.

const injectedCode = '\n;globalThis.tampered = true;';

/** Adds code to the matching files on their way to the browser; gives the paths of the changed ones. */
async function tamper(page: Page, files: RegExp, code = injectedCode): Promise<string[]> {
  const changed: string[] = [];
  await page.route(files, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()) + code;
    changed.push(new URL(response.url()).pathname);
    await route.fulfill({ response, body });
  });
  return changed;
}

const wasTampered = (page: Page) => page.evaluate(() => 'tampered' in globalThis);

async function expectUntampered(page: Page): Promise<void> {
  await settled(page);
  await expect.poll(() => wasTampered(page)).toBe(false);
}

ownPageTest('an entry script that was changed on its way does not run', async ({ page, origin, translate }) => {
  const changed = await tamper(page, /\/assets\/main-[0-9a-f]+\.js$/);
  // For Firefox's driver it is an error of the page.
  const refused = Promise.any([
    page.waitForEvent('console', (message) => /integrity/i.test(message.text())),
    page.waitForEvent('pageerror', ({ message }) => /integrity/i.test(message)),
  ]);
  await page.goto(`${origin}/login`);
  await refused;
  expect(changed.length).toBeGreaterThan(0);
  // What the build has rendered stays on the screen, and after a while a sentence says that it does not open.
  await expect(page.getByLabel(translate('Password'), { exact: true })).toBeVisible();
  await expect(page.locator('.boot-late')).toBeVisible();
  await expectUntampered(page);
});

ownPageTest(
  'a chunk that was changed on its way does not run, and the page shows an error',
  async ({ page, origin, translate }) => {
    const changed = await tamper(page, /\/assets\/resetpasswordpage-[0-9a-f]+\.js$/);
    await page.goto(`${origin}/resetPassword`);
    await expect.poll(() => changed.length).toBeGreaterThan(0);
    await expect(pageHeading(page)).toHaveText(translate('This page didn’t open'));
    await expectUntampered(page);
    await expect(page.getByLabel(translate('Email address'))).toHaveCount(0);
  },
);

for (const [what, files] of [
  ['a lazy chunk', /\/assets\/legaldialog-[0-9a-f]+\.js$/],
  ['a chunk that lazy chunks share', /\/assets\/rights-[0-9a-f]+\.js$/],
  ['the script with the hashes of lazy chunks', /\/assets\/lazy-files-[0-9a-f]+\.js$/],
] as const) {
  ownPageTest(`${what}, changed on its way, does not run`, async ({ page, origin, translate }) => {
    const changed = await tamper(page, files);
    await page.goto(`${origin}/login`);
    const reloaded = page.waitForEvent('domcontentloaded');
    await openDialog(page, translate);
    await reloaded;
    expect(changed.length).toBeGreaterThan(0);
    await openDialog(page, translate);
    await expect(page.getByText(translate('Error: this couldn’t be opened'))).toBeVisible();
    await expectUntampered(page);
  });
}

const tamperWithDialog = (page: Page) => tamper(page, /\/assets\/LegalDialog-[\w-]+\.css$/, ':root{--tampered:1}');
const openDialog = (page: Page, translate: Translate) =>
  page
    .getByRole('contentinfo')
    .getByRole('button', { name: translate('Imprint'), exact: true })
    .click();

const readTamperedStyle = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--tampered'));

ownPageTest(
  'a style sheet that was changed on its way is not applied, and the page says that a part did not open',
  async ({ page, origin, translate }) => {
    const changed = await tamperWithDialog(page);
    await page.goto(`${origin}/login`);
    // A part that does not load may be gone with a release, so the page loads once anew.
    const reloaded = page.waitForEvent('domcontentloaded');
    await openDialog(page, translate);
    await reloaded;
    expect(changed.length).toBeGreaterThan(0);
    await openDialog(page, translate);
    await expect(page.getByText(translate('Error: this couldn’t be opened'))).toBeVisible();
    await expect.poll(() => readTamperedStyle(page)).toBe('');
  },
);

/** Removes the hashes of files from the document of sign-in, or from a script. */
const removeHashes = (page: Page, file: RegExp) =>
  page.route(file, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/,"integrity":\{[^}]*\}| integrity="[^"]*"/g, '');
    // Without the policy, which has hashes of its inline scripts.
    await route.fulfill({ contentType: response.headers()['content-type']!, body });
  });

ownPageTest('without its hash, a changed style sheet is applied', async ({ page, origin, translate }) => {
  for (const file of [/\/login$/, /\/assets\/lazy-files-/]) await removeHashes(page, file);
  await tamperWithDialog(page);
  await page.goto(`${origin}/login`);
  await openDialog(page, translate);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => readTamperedStyle(page)).toBe('1');
});

ownPageTest('without hashes, a changed script runs', async ({ page, origin }) => {
  await removeHashes(page, /\/login$/);
  await tamper(page, /\/assets\/main-[0-9a-f]+\.js$/);
  await page.goto(`${origin}/login`);
  await expect.poll(() => wasTampered(page)).toBe(true);
});

ownPageTest(
  'foreign scripts, addresses and markup are refused, and the page log reports it',
  async ({ page, origin, pageLog }) => {
    await page.goto(`${origin}/login`);
    await expect(page.locator('input[type=password]')).toBeEditable();
    expect(pageLog.errors).toEqual([]);
    await page.evaluate(async () => {
      const attempts: (() => unknown)[] = [
        () => fetch('https://foreign.example/'),
        () => new WebSocket('wss://foreign.example/'),
        () => {
          new Image().src = 'https://foreign.example/pixel.gif';
        },
        () => {
          document.body.innerHTML = '<b>markup</b>';
        },
        () => {
          document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://foreign.example/' }));
        },
        () => {
          document.head.append(Object.assign(document.createElement('style'), { textContent: 'b{}' }));
        },
        () => {
          document.head.append(Object.assign(document.createElement('base'), { href: 'https://foreign.example/' }));
        },
      ];
      for (const attempt of attempts)
        await Promise.resolve()
          .then(attempt)
          .catch(() => {});
    });
    const expected = ['base-uri', 'connect-src', 'frame-src', 'img-src', 'require-trusted-types-for', 'style-src-elem'];
    await expect.poll(() => [...new Set(pageLog.errors.map((error) => error.split(' ')[0]))].sort()).toEqual(expected);
    await expect(page.locator('b')).toHaveCount(0);
    pageLog.errors.length = 0;
    pageLog.requests = pageLog.requests.filter((url) => !url.includes('foreign.example'));
  },
);
