// Tags: @bootDocument.ts @prerender.ts @memberSkeleton.tsx
import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { languages } from '../../brands/languages.ts';
import { waitUntilStable } from '../../scripts/local/screenshots/capture.ts';
import { emailOf, fetchToken, memberPassword } from '../../scripts/local/screenshots/sandboxControl.ts';
import { openBlankPage, writeToken } from '../../scripts/local/screenshots/signIn.ts';
import { startServer } from '../../scripts/local/serve/startServer.ts';
import { foreignChanges } from '../browser/foreignChanges.ts';
import { holdRequests, pageHeading, readBox } from '../browser/pageHelpers.ts';
import { settled } from '../browser/settled.ts';
import { expect, ownPageTest, test } from '../browser/siteTest.ts';
import { isFullMatrix } from '../support/isFullMatrix.ts';

test.use({ siteKey: 'german' });

/** Opens a page whose scripts, but for those that are held already, do not arrive until the returned function is called. */
async function openWithoutScripts(page: Page, address: string, isHeld = (_: URL) => false): Promise<() => void> {
  const release = await holdRequests(page, (url) => url.pathname.endsWith('.js') && !isHeld(url));
  await page.goto(address, { waitUntil: 'commit' });
  return release;
}

async function hasStarted(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-boot', 'done');
  await settled(page);
}

ownPageTest(
  'what is typed before the app has started is kept, and is what the form sends',
  async ({ page, origin, translate }) => {
    const release = await openWithoutScripts(page, `${origin}/login`);
    const email = page.getByLabel(translate('Email address'));
    const password = page.getByLabel(translate('Password'), { exact: true });
    await email.fill(emailOf('complete'));
    await password.fill(memberPassword);
    const element = await email.elementHandle();
    release();
    await hasStarted(page);
    await expect.poll(() => element!.evaluate((input) => input.isConnected)).toBe(true);
    await expect(email).toHaveValue(emailOf('complete'));
    await page.getByRole('button', { name: translate('Sign in'), exact: true }).click();
    await expect(page).toHaveURL(`${origin}/membership-area/home`);
  },
);

/** What others do to a document before the app takes it over. */
const changesAhead: Record<string, () => void> = {
  'a node beside each field': () => {
    for (const field of document.querySelectorAll('input')) field.after(document.createElement('div'));
  },
  'a node around each field': () => {
    for (const field of document.querySelectorAll('input')) {
      const wrapper = document.createElement('span');
      field.replaceWith(wrapper);
      wrapper.append(field);
    }
  },
  'nodes at the start of the page and of the form': () => {
    for (const place of ['#root', '#root > div', 'main', 'form'])
      document.querySelector(place)!.prepend(document.createElement('aside'));
  },
  'each field in another place': () => document.body.append(...document.querySelectorAll('input')),
  'another text in each place': foreignChanges.replaceTexts,
  'no pictures': foreignChanges.removeElements,
  'a larger text': () => {
    localStorage.setItem('textScale', '120');
    localStorage.setItem('motion', 'reduce');
  },
};

for (const [name, change] of Object.entries(changesAhead)) {
  ownPageTest(
    `what is typed before the app has started is kept with its focus where the page differs: ${name}`,
    async ({ page, origin, translate }) => {
      for (const path of ['/login', '/resetPassword']) {
        const release = await openWithoutScripts(page, origin + path);
        const email = page.locator('input[type=email]');
        const password = page.locator('input[type=password]');
        await email.fill(emailOf('complete'));
        if (path === '/login') {
          await password.fill(memberPassword);
          await password.press('ArrowLeft');
        }
        await page.evaluate(change);
        const field = path === '/login' ? password : email;
        await field.focus();
        release();
        await hasStarted(page);
        await expect(email).toHaveValue(emailOf('complete'));
        await expect(field).toBeFocused();
        if (path === '/login') {
          await expect(password).toHaveValue(memberPassword);
          const readCaret = () => password.evaluate((input: HTMLInputElement) => input.selectionStart);
          await expect.poll(readCaret).toBe(memberPassword.length - 1);
          await page.keyboard.press('Enter');
          await expect(page).toHaveURL(`${origin}/membership-area/home`);
          // What is held for the next page would otherwise be what this one still loads.
          await settled(page);
          await page.evaluate(() => localStorage.removeItem('token'));
        } else {
          await page.keyboard.press('Enter');
          await expect(page.getByText(translate('Send the link again'))).toBeVisible();
        }
      }
    },
  );
}

ownPageTest(
  'a device whose clock is wrong sees the page that was rendered ahead taken over, and then the notice',
  async ({ page, origin, translate }) => {
    await page.addInitScript(() => {
      const { now } = Date;
      Date.now = () => now() + 3 * 86_400_000;
    });
    const isSignInPage = ({ pathname }: URL) => pathname.includes('/signinpage-');
    const releaseSignInPage = await holdRequests(page, isSignInPage);
    const release = await openWithoutScripts(page, `${origin}/login`, isSignInPage);
    const field = page.locator('input[type=email]');
    await field.fill(emailOf('complete'));
    const element = await field.elementHandle();
    // The offset is known before the page can be taken over.
    const measured = page.waitForResponse((response) => response.request().method() === 'HEAD');
    release();
    await measured;
    releaseSignInPage();
    await hasStarted(page);
    await expect(page.getByText(translate('The clock on your device isn’t right'))).toBeVisible();
    await expect.poll(() => element!.evaluate((input) => input.isConnected)).toBe(true);
    await expect(field).toHaveValue(emailOf('complete'));
    await expect(field).toBeFocused();
  },
);

/**
 * Gives the picture of all of the page. Firefox's driver takes none of a page whose scripts are still on their way, so there
 * it is the place and the colours of all that is seen.
 */
async function capture(page: Page, browserName: string): Promise<Buffer> {
  await waitUntilStable(page);
  if (browserName !== 'firefox') return page.screenshot({ fullPage: true });
  const seen = await page.locator('#root :is(h1, h2, p, a, button, input, label, img, svg)').evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, font } = getComputedStyle(element);
      return width === 0 ? [] : [[element.localName, x, y, width, height, color, backgroundColor, font]];
    }),
  );
  return Buffer.from(JSON.stringify(seen));
}

for (const [address, heading] of [
  ['/login', /./],
  ['/resetPassword', 'Set a new password'],
  ['/error/404', 'We can’t find this page'],
  ['/error/no-auth', 'Please sign in'],
  ['/error/profile', 'This profile isn’t available'],
] as const) {
  ownPageTest(
    `${address} is there before its scripts, and the app takes it over as it looks`,
    async ({ page, origin, translate, browserName }) => {
      // The switch that reduces motion is drawn ahead as it is for most.
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      for (const width of isFullMatrix ? [360, 1440] : [360]) {
        await page.setViewportSize({ width, height: 900 });
        const release = await openWithoutScripts(page, origin + address);
        await expect(pageHeading(page)).toHaveText(typeof heading === 'string' ? translate(heading) : heading);
        await expect(page.getByRole('contentinfo')).toBeVisible();
        const element = await pageHeading(page).elementHandle();
        const before = await capture(page, browserName);
        release();
        await hasStarted(page);
        await expect.poll(() => element!.evaluate((node) => node.isConnected)).toBe(true);
        await expect.poll(async () => before.equals(await capture(page, browserName)), `at ${width} px`).toBe(true);
      }
    },
  );
}

ownPageTest('a language that the device has chosen is the first that is seen', async ({ page, origin }) => {
  await page.addInitScript(() => localStorage.setItem('locale', 'en'));
  const release = await openWithoutScripts(page, `${origin}/login`);
  const readColors = () =>
    page.evaluate(() => [
      ...new Set(Array.from(document.querySelectorAll('#root *'), (element) => getComputedStyle(element).color)),
    ]);
  await expect(page.locator('html')).toHaveAttribute('data-boot', 'wordless');
  await expect.poll(readColors).toEqual(['rgba(0, 0, 0, 0)']);
  release();
  await expect(pageHeading(page)).toContainText('A warm welcome to');
  await expect.poll(async () => (await readColors()).length).toBeGreaterThan(1);
});

ownPageTest(
  'somebody with a token sees the logo until the app has started, not sign-in',
  async ({ page, origin, site }) => {
    await page.addInitScript(() => localStorage.setItem('token', '"none that counts"'));
    const release = await openWithoutScripts(page, `${origin}/login`);
    await expect(page.locator('.boot-logo')).toBeVisible();
    await expect(page.locator('#root')).toBeHidden();
    await expect(page).toHaveTitle(new RegExp(`^${site.brand}$`, 'i'));
    release();
    await expect(page.locator('input[type=password]')).toBeEditable();
  },
);

ownPageTest(
  'a member at the address of sign-in sees the logo, and what home begins with is asked for before the app has started',
  async ({ page, origin, sandbox, pageLog }) => {
    await openBlankPage(page, origin);
    await writeToken(page, origin, await fetchToken(sandbox, 'complete'));
    const release = await openWithoutScripts(page, `${origin}/`, (url) => url.pathname.includes('/boot-member-'));
    await expect(page.locator('.boot-logo')).toBeVisible();
    await expect(page.locator('#root')).toBeHidden();
    const calls = () => pageLog.requests.filter((url) => url === `${sandbox}/api/dashboard/`).length;
    await expect.poll(calls).toBe(1);
    release();
    await expect(page.locator('main article').first()).toBeVisible();
    await settled(page);
    expect(calls()).toBe(1);
  },
);

ownPageTest('a guest at the address of a page of members sees the logo, and then sign-in', async ({ page, origin }) => {
  const release = await openWithoutScripts(page, `${origin}/membership-area/matches`);
  await expect(page.locator('.boot-logo')).toBeVisible();
  await expect(page.locator('.boot-member')).toBeHidden();
  release();
  await expect(page.locator('input[type=password]')).toBeEditable();
});

ownPageTest(
  'a member sees header, navigation and the shape of the page until the app has started, and is told when it does not',
  async ({ page, origin, sandbox, site, translate, pageLog }) => {
    await openBlankPage(page, origin);
    await writeToken(page, origin, await fetchToken(sandbox, 'complete'));
    const phone = { width: 360, height: 740 };
    const desktop = { width: 1440, height: 900 };
    const heightAt = async (header: Locator, viewport: typeof phone) => {
      await page.setViewportSize(viewport);
      return (await readBox(header)).height;
    };
    const release = await openWithoutScripts(page, `${origin}/membership-area/matches`);
    const shape = page.locator('.boot-member');
    await expect(shape.locator('[data-part=full]')).toBeVisible();
    const desktopHeight = await heightAt(shape.locator('[data-part=full] > *'), desktop);
    const phoneHeight = await heightAt(shape.locator('[data-part=full] > *'), phone);
    await expect(shape.getByText(translate('Visitors'))).toBeVisible();
    await expect(shape.locator('[data-stays] img').filter({ visible: true })).toHaveCount(1);
    await expect(shape.locator('[data-part=people]')).toBeVisible();
    await expect(shape.locator('[data-part=home]')).toBeHidden();
    await expect(page.locator('#root')).toBeHidden();
    // What the page begins with is asked for, too.
    const asksFor = (part: string) => expect.poll(() => pageLog.requests.filter((url) => url.includes(part)).length);
    await asksFor(`${sandbox}/api/matches/`).toBe(1);
    await asksFor(`${sandbox}/pictures/`).toBe(1);
    await expect(shape.locator('[data-part=people] [data-picture]').first().locator('img')).toBeVisible();
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.currentTime = 8100;
    });
    await expect(page.getByRole('heading', { name: languages[site.locale].slowStart })).toBeVisible();
    await expect(shape.locator('[data-part=people]')).toBeHidden();
    await expect(shape.locator('img').filter({ visible: true })).toHaveCount(1);
    release();
    await expect(page.locator('main article').first()).toBeVisible();
    await expect(shape).toHaveCount(0);
    const header = page.getByRole('banner');
    await expect.poll(() => heightAt(header, phone)).toBe(phoneHeight);
    await page.setViewportSize(desktop);
    await expect(header.getByRole('navigation')).toBeVisible();
    await expect.poll(() => heightAt(header, desktop)).toBe(desktopHeight);
  },
);

ownPageTest(
  'the landscape of the plans is shown before the app has started, the font of headings is asked for with the app',
  async ({ page, origin, sandbox, pageLog }) => {
    const fontsAskedFor = () => pageLog.requests.filter((url) => url.endsWith('.woff2')).length;
    await openBlankPage(page, origin);
    await writeToken(page, origin, await fetchToken(sandbox, 'complete'));
    const release = await openWithoutScripts(page, `${origin}/premium-plans/plans`);
    const askedFor = () => pageLog.requests.filter((url) => /\/plan-background-[0-9a-f]+\.svg$/.test(url)).length;
    await expect.poll(askedFor).toBe(1);
    await expect(page.locator('.boot-member [data-part=plans] [data-picture] img')).toBeVisible();
    // The letters of texts, and the digits.
    await expect.poll(fontsAskedFor).toBe(2);
    // Firefox calls its fonts ready only once the scripts are there.
    await expect
      .poll(() => page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loading')))
      .toBe(false);
    expect(fontsAskedFor()).toBe(2);
    release();
    await expect(page.locator('main input[type=radio]').first()).toBeVisible();
    await settled(page);
    expect(askedFor()).toBe(1);
    expect(fontsAskedFor()).toBe(3);
  },
);

declare global {
  interface Window {
    /** Milliseconds until the document was there to its last element. */
    isWhole?: number;
  }
}

ownPageTest(
  'a document that arrives in two parts is painted once it is whole',
  async ({ browser, origin, browserName }) => {
    test.skip(browserName === 'firefox', 'Firefox paints a document before it is whole');
    const html = await (await fetch(`${origin}/login`)).text();
    const middle = html.indexOf('</form>');
    const server = await startServer(async ({ url }, response) => {
      if (url !== '/login') return void response.writeHead(404).end();
      response.writeHead(200, { 'Content-Type': 'text/html' }).write(html.slice(0, middle));
      await sleep(500);
      response.end(html.slice(middle));
    }, 0);
    const page = await browser.newPage();
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.getElementById('boot')) window.isWhole ??= performance.now();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(`${server.origin}/login`);
    const isFirstPaintedWhole = () =>
      page.evaluate(() => (performance.getEntriesByType('paint')[0]?.startTime ?? 0) > window.isWhole!);
    await expect.poll(isFirstPaintedWhole).toBe(true);
    await page.close();
    await server.close();
  },
);
