import type { Page } from '@playwright/test';
import { expect, test } from '../browser/siteTest.ts';

test.use({ siteKey: 'french' });

// Every journey fails if a page breaks the policy it is served with; here it is broken on purpose.

/** What somebody who changes a script would add to it. */
const injectedCode = '\n;globalThis.tampered = true;';

/** Changes the scripts whose names fit on their way to the browser; gives what was changed. */
async function tamper(page: Page, scripts: RegExp): Promise<string[]> {
  const changed: string[] = [];
  await page.route(scripts, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()) + injectedCode;
    changed.push(new URL(response.url()).pathname);
    await route.fulfill({ response, body });
  });
  return changed;
}

const wasTampered = (page: Page) => page.evaluate(() => 'tampered' in globalThis);

test('a first script that was changed on its way does not run', async ({ page, origin }) => {
  const changed = await tamper(page, /\/assets\/main-[0-9a-f]+\.js$/);
  const refused = page.waitForEvent('console', (message) => /integrity/i.test(message.text()));
  await page.goto(`${origin}/login`);
  await refused;
  expect(changed.length).toBeGreaterThan(0);
  expect(await wasTampered(page)).toBe(false);
  await expect(page.locator('#root .boot')).toBeVisible();
});

test('a later script that was changed does not run, and the member is told', async ({ page, origin, translate }) => {
  const changed = await tamper(page, /\/assets\/resetpasswordpage-[0-9a-f]+\.js$/);
  await page.goto(`${origin}/resetPassword`);
  await expect.poll(() => changed.length).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate('This page did not open'));
  expect(await wasTampered(page)).toBe(false);
  await expect(page.getByLabel(translate('E-mail address'))).toHaveCount(0);
});

test('without hashes and policy it would run', async ({ page, origin }) => {
  await page.route(`${origin}/login`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/,"integrity":\{[^}]*\}/, '');
    await route.fulfill({ status: 200, contentType: 'text/html', body });
  });
  await tamper(page, /\/assets\/main-[0-9a-f]+\.js$/);
  await page.goto(`${origin}/login`);
  await expect.poll(() => wasTampered(page)).toBe(true);
});

test('strange scripts, addresses and markup are refused, and a journey sees it', async ({ page, origin, pageLog }) => {
  await page.goto(`${origin}/login`);
  await expect(page.locator('input[type=password]')).toBeEditable();
  expect(pageLog.errors).toEqual([]);
  await page.evaluate(async () => {
    const attempts: (() => unknown)[] = [
      () => fetch('https://stranger.example/'),
      () => new WebSocket('wss://stranger.example/'),
      () => {
        new Image().src = 'https://stranger.example/pixel.gif';
      },
      () => {
        document.body.innerHTML = '<b>markup</b>';
      },
      () => {
        document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://stranger.example/' }));
      },
      () => {
        document.head.append(Object.assign(document.createElement('style'), { textContent: 'b{}' }));
      },
      () => {
        document.head.append(Object.assign(document.createElement('base'), { href: 'https://stranger.example/' }));
      },
    ];
    for (const attempt of attempts)
      await Promise.resolve()
        .then(attempt)
        .catch(() => {});
  });
  const expected = ['base-uri', 'connect-src', 'frame-src', 'img-src', 'require-trusted-types-for', 'style-src-elem'];
  await expect
    .poll(() => [...new Set(pageLog.errors.map((trouble) => trouble.split(' ')[0]))].sort())
    .toEqual(expected);
  expect(await page.evaluate(() => document.querySelector('b'))).toBeNull();
  pageLog.errors.length = 0;
  pageLog.requests = pageLog.requests.filter((url) => !url.includes('stranger.example'));
});
