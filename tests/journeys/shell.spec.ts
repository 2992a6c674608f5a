import type { BrowserContext, Locator, Page } from '@playwright/test';
import { countCalls, injectFault, signInByLink, signOut, waitUntilLoaded } from '../browser/memberActions.ts';
import { expect, memberEmail, memberPassword, test } from '../browser/siteTest.ts';

test.use({ siteKey: 'german' });

// What every member sees on every page: header, menu, footer, messages, and what was chosen on this device.

type Translate = (english: string, values?: Record<string, string>) => string;

const phone = { width: 360, height: 780 };
const desktop = { width: 1440, height: 900 };
const navLabels = ['Matches', 'Messages', 'Visitors', 'Online users'];
const accountNavLabels = ['Profile', 'Preferences', 'My account', 'Logout'];

const navBar = (page: Page, translate: Translate) => page.getByRole('navigation', { name: translate('Main places') });
const menuButton = (page: Page, translate: Translate) =>
  page.getByRole('banner').getByRole('button', { name: translate('Menu') });
const menuDialog = (page: Page) => page.getByRole('dialog');
const rootSize = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));

async function openMenu(page: Page, translate: Translate): Promise<Locator> {
  await menuButton(page, translate).click();
  await expect(menuDialog(page)).toBeVisible();
  return menuDialog(page);
}

/** The places in the order of the page, without their numbers. */
async function readNavLabels(within: Locator, names: readonly string[], translate: Translate): Promise<string[]> {
  const texts = await within.getByRole('link').allInnerTexts();
  return texts.map((text) => names.find((name) => text.includes(translate(name))) ?? text);
}

test.describe('the header', () => {
  test('on a desk there is a bar of places in one line, and the menu has the rest', async ({
    page,
    origin,
    sandbox,
    translate,
  }) => {
    await signInByLink(page, { origin, sandbox }, 'complete');
    for (const width of [1200, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(navBar(page, translate)).toBeVisible();
      expect(await readNavLabels(navBar(page, translate), navLabels, translate)).toEqual(navLabels);
      const tops = await navBar(page, translate)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(1);
      const header = await page.getByRole('banner').boundingBox();
      expect(header!.height).toBeLessThan(100);
    }
    const menu = await openMenu(page, translate);
    expect(await readNavLabels(menu, [...navLabels, ...accountNavLabels], translate)).toEqual([
      ...navLabels,
      ...accountNavLabels,
    ]);
  });

  test('below 1200 px, and on a desk with very large text, there is the menu alone, with Home', async ({
    page,
    origin,
    sandbox,
    translate,
  }) => {
    await signInByLink(page, { origin, sandbox }, 'complete');
    await page.setViewportSize({ width: 1199, height: 800 });
    await expect(navBar(page, translate)).toHaveCount(0);
    const menu = await openMenu(page, translate);
    const all = ['Home', ...navLabels, ...accountNavLabels];
    expect(await readNavLabels(menu, all, translate)).toEqual(all);
    await page.keyboard.press('Escape');

    await page.setViewportSize(desktop);
    await expect(navBar(page, translate)).toBeVisible();
    await openMenu(page, translate);
    for (let step = 0; step < 5; step++)
      await menuDialog(page)
        .getByRole('button', { name: translate('Larger') })
        .click();
    await page.keyboard.press('Escape');
    await expect(navBar(page, translate)).toHaveCount(0);
    const header = await page.getByRole('banner').boundingBox();
    expect(header!.height).toBeLessThan(120);
  });

  test('the menu closes by Escape, button, backdrop and link, and gives the focus back', async ({
    page,
    origin,
    sandbox,
    translate,
  }) => {
    await page.setViewportSize(phone);
    await signInByLink(page, { origin, sandbox }, 'complete');
    const button = menuButton(page, translate);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await openMenu(page, translate);
    await page.keyboard.press('Escape');
    await expect(menuDialog(page)).toHaveCount(0);
    await expect(button).toBeFocused();

    await openMenu(page, translate);
    await menuDialog(page)
      .getByRole('button', { name: translate('Close') })
      .click();
    await expect(menuDialog(page)).toHaveCount(0);
    await expect(button).toBeFocused();

    await openMenu(page, translate);
    await page.mouse.click(5, 400);
    await expect(menuDialog(page)).toHaveCount(0);

    await openMenu(page, translate);
    await menuDialog(page)
      .getByRole('link', { name: translate('My account') })
      .click();
    await expect(menuDialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(`${origin}/membership-area/my-account`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('while the menu is open, the page stands still and the focus stays inside', async ({
    page,
    origin,
    sandbox,
    translate,
  }) => {
    await page.setViewportSize(phone);
    await signInByLink(page, { origin, sandbox }, 'complete');
    await expect(page.getByRole('heading', { name: translate('Your matches') })).toBeVisible();
    await openMenu(page, translate);
    await page.mouse.move(10, 400);
    await page.mouse.wheel(0, 600);
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 3000);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toContain('hidden');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    for (let press = 0; press < 30; press++) {
      await page.keyboard.press('Tab');
      // Between the last and the first, the browser's own bar may have it.
      const inside = await page.evaluate(() => document.activeElement?.matches('body, dialog *'));
      expect(inside).toBe(true);
    }
  });

  test('the way to Premium is there for members without it, and for nobody else', async ({
    page,
    origin,
    sandbox,
    translate,
  }) => {
    const offer = page.getByRole('link', { name: translate('Become Premium member') });
    await page.goto(`${origin}/login`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(offer).toHaveCount(0);
    await signInByLink(page, { origin, sandbox }, 'complete');
    await expect(offer).toBeVisible();
    await offer.click();
    await expect(page).toHaveURL(/premium-plans/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(offer).toHaveCount(0);
    await signOut(page, { origin });
    await signInByLink(page, { origin, sandbox }, 'premium');
    await expect(navBar(page, translate)).toBeVisible();
    await expect(offer).toHaveCount(0);
  });
});

test.describe('the size of text', () => {
  test('is chosen before signing in as well, and holds after a reload', async ({ page, origin, translate }) => {
    await page.setViewportSize(phone);
    await page.goto(`${origin}/login`);
    const before = await rootSize(page);
    await page.getByRole('banner').getByRole('button').click();
    await menuDialog(page)
      .getByRole('button', { name: translate('Larger') })
      .click();
    expect(await rootSize(page)).toBeCloseTo(before * 1.15, 1);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await rootSize(page)).toBeCloseTo(before * 1.15, 1);
  });

  test('goes up to 200 % in six steps, in all tabs', async ({ page, context, origin, sandbox, translate }) => {
    await signInByLink(page, { origin, sandbox }, 'complete');
    const other = await context.newPage();
    await other.goto(`${origin}/membership-area/home`);
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    const before = await rootSize(page);
    const larger = page.getByRole('contentinfo').getByRole('button', { name: translate('Larger') });
    for (const scale of [1.15, 1.3, 1.5, 1.75, 2]) {
      await larger.click();
      expect(await rootSize(page)).toBeCloseTo(before * scale, 1);
    }
    await expect(larger).toHaveAttribute('aria-disabled', 'true');
    await expect.poll(() => rootSize(other)).toBeCloseTo(before * 2, 1);
  });

  test('belongs to the member, on a device of two', async ({ page, origin, sandbox, translate }) => {
    await signInByLink(page, { origin, sandbox }, 'complete');
    const normal = await rootSize(page);
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('button', { name: translate('Larger') }).click();
    await footer.getByRole('button', { name: translate('Larger') }).click();
    expect(await rootSize(page)).toBeCloseTo(normal * 1.3, 1);
    await signOut(page, { origin });
    await signInByLink(page, { origin, sandbox }, 'premium');
    await footer.getByRole('button', { name: translate('Smaller') }).click();
    await expect.poll(() => rootSize(page)).toBeCloseTo(normal * 1.15, 1);
    await signOut(page, { origin });
    await signInByLink(page, { origin, sandbox }, 'complete');
    await expect.poll(() => rootSize(page)).toBeCloseTo(normal * 1.3, 1);
  });
});

test.describe('motion', () => {
  /** The longest of what moves on the page, in milliseconds. */
  const longest = (page: Page) =>
    page.evaluate(() =>
      Math.max(0, ...document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().activeDuration))),
    );
  const slow = (sandbox: string) => injectFault(sandbox, { call: 'fetchDashboard', kind: 'delay', ms: 3000, times: 0 });

  test('the device decides until the member does', async ({ page, origin, sandbox, translate }) => {
    await slow(sandbox);
    await signInByLink(page, { origin, sandbox }, 'complete');
    expect(await longest(page)).toBeGreaterThan(100);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await longest(page)).toBeLessThanOrEqual(1);
    const still = page.getByRole('contentinfo').getByRole('switch', { name: translate('Reduce motion') });
    await expect(still).toBeChecked();
    await still.click();
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'full');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await still.click();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced');
    expect(await longest(page)).toBeLessThanOrEqual(1);
    await openMenu(page, translate);
    expect(await longest(page)).toBeLessThanOrEqual(1);
  });
});

test.describe('what went wrong beyond a page', () => {
  /** Picks a language whose texts cannot be loaded, for want of a connection. */
  async function fail(page: Page, context: BrowserContext): Promise<Locator> {
    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click();
    return page.getByRole('alert');
  }
  const text = 'Error: the language could not be changed. Please check your connection and choose again.';

  test.beforeEach(async ({ page, origin, sandbox }) => {
    await page.clock.install();
    await signInByLink(page, { origin, sandbox }, 'complete');
    await waitUntilLoaded(page);
  });

  test('is told for 10 s in which nobody reads it; then a line is left, until it is closed', async ({
    page,
    context,
    translate,
  }) => {
    const banner = await fail(page, context);
    await expect(banner).toContainText(translate(text));
    await banner.hover();
    await page.clock.fastForward(30_000);
    await expect(banner).toBeVisible();
    await page.mouse.move(5, 5);
    await page.clock.fastForward(9000);
    await expect(banner).toBeVisible();
    await page.clock.fastForward(1500);
    await expect(banner).toHaveCount(0);
    const rest = page.getByRole('complementary').filter({ hasText: translate(text) });
    await expect(rest).toBeVisible();
    await rest.getByRole('button', { name: translate('Close') }).click();
    await expect(rest).toHaveCount(0);
  });

  test('is gone for good when it is closed, and pauses while it has the focus', async ({
    page,
    context,
    translate,
  }) => {
    const banner = await fail(page, context);
    await banner.getByRole('button', { name: translate('Close') }).focus();
    await page.mouse.move(5, 5);
    await page.clock.fastForward(60_000);
    await expect(banner).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(banner).toHaveCount(0);
    await expect(page.getByText(translate(text))).toHaveCount(0);
  });

  test('waits while the tab is hidden', async ({ page, context }) => {
    const banner = await fail(page, context);
    await expect(banner).toBeVisible();
    await page.mouse.move(5, 5);
    await setTabHidden(page, true);
    await page.clock.fastForward(60_000);
    await expect(banner).toBeVisible();
    await setTabHidden(page, false);
    await page.clock.fastForward(10_500);
    await expect(banner).toHaveCount(0);
  });

  test('stays until it is closed for whoever wants that', async ({ page, context, origin, translate }) => {
    const keep = translate('Keep messages until I close them');
    await page.goto(`${origin}/membership-area/my-account`);
    await page.getByRole('checkbox', { name: keep }).check();
    const menu = await openMenu(page, translate);
    await expect(menu.getByRole('switch', { name: keep })).toBeChecked();
    await page.keyboard.press('Escape');
    const banner = await fail(page, context);
    await expect(banner).toBeVisible();
    await page.mouse.move(5, 5);
    await page.clock.fastForward('10:00');
    await expect(banner).toBeVisible();
  });

  test('does not follow to the next page once it was seen', async ({ page, context, origin, translate }) => {
    const banner = await fail(page, context);
    await expect(banner).toBeVisible();
    await page.mouse.move(5, 5);
    await page.clock.fastForward(10_500);
    await expect(page.getByText(translate(text))).toBeVisible();
    await context.setOffline(false);
    await navBar(page, translate)
      .getByRole('link', { name: new RegExp(`^${translate('Matches')}`) })
      .click();
    await expect(page).toHaveURL(`${origin}/membership-area/matches`);
    await expect(page.getByText(translate(text))).toHaveCount(0);
  });
});

test('choices for this device hold in all tabs', async ({ page, context, origin, sandbox, translate }) => {
  await signInByLink(page, { origin, sandbox }, 'complete');
  const other = await context.newPage();
  await other.goto(`${origin}/membership-area/my-account`);
  const menu = await openMenu(page, translate);
  for (const name of ['Keep messages until I close them', 'Quiet mode']) {
    await expect(other.getByRole('checkbox', { name: translate(name) })).not.toBeChecked();
    await menu.getByRole('switch', { name: translate(name) }).click();
    await expect(other.getByRole('checkbox', { name: translate(name) })).toBeChecked();
  }
});

test.describe('the numbers of what is new', () => {
  const news = (visitors: number) => ({ data: { matches: 1, visitors, conversations: 0, online: 2 } });
  const tell = (sandbox: string, visitors: number, times = 1) =>
    injectFault(sandbox, { call: 'fetchCounters', kind: 'body', body: news(visitors), times });
  const visitors = (page: Page, translate: Translate) =>
    navBar(page, translate).getByRole('link', { name: new RegExp(`^${translate('Visitors')}`) });

  test('one of two tabs asks every 30 s, both show it, and only a rise is read out', async ({
    page,
    context,
    origin,
    sandbox,
    translate,
  }) => {
    await context.clock.install();
    await tell(sandbox, 2, 2);
    await signInByLink(page, { origin, sandbox }, 'complete');
    await expect(visitors(page, translate)).toContainText('2');
    const other = await context.newPage();
    await other.goto(`${origin}/membership-area/home`);
    await expect(visitors(other, translate)).toContainText('2');
    const risen = page.getByText(translate('New visitors: {count}', { count: '5' }));
    await expect(risen).toHaveCount(0);

    const before = await countCalls(sandbox, 'fetchCounters');
    await tell(sandbox, 5, 2);
    await context.clock.fastForward(34_000);
    await expect(visitors(page, translate)).toContainText('5');
    await expect(visitors(other, translate)).toContainText('5');
    await expect(risen).toHaveCount(1);
    expect(await countCalls(sandbox, 'fetchCounters')).toBe(before + 1);

    await context.clock.fastForward(34_000);
    await expect.poll(() => countCalls(sandbox, 'fetchCounters')).toBe(before + 2);
  });

  test('nobody asks while the tab is hidden or offline; afterwards at once', async ({
    page,
    context,
    origin,
    sandbox,
    translate,
  }) => {
    await page.clock.install();
    await signInByLink(page, { origin, sandbox }, 'complete');
    await expect(visitors(page, translate)).toBeVisible();
    await expect.poll(() => countCalls(sandbox, 'fetchCounters')).toBe(1);
    await setTabHidden(page, true);
    await page.clock.fastForward('05:00');
    expect(await countCalls(sandbox, 'fetchCounters')).toBe(1);
    await setTabHidden(page, false);
    await expect.poll(() => countCalls(sandbox, 'fetchCounters')).toBe(2);
    await context.setOffline(true);
    await page.clock.fastForward('05:00');
    await context.setOffline(false);
    await expect.poll(() => countCalls(sandbox, 'fetchCounters')).toBe(3);
  });

  test('failures make the pauses longer and change nothing on the page', async ({
    page,
    origin,
    sandbox,
    translate,
  }) => {
    await page.clock.install();
    await tell(sandbox, 2);
    await injectFault(sandbox, { call: 'fetchCounters', kind: 'status', times: 1 });
    await tell(sandbox, 6);
    await signInByLink(page, { origin, sandbox }, 'complete');
    await expect(visitors(page, translate)).toContainText('2');
    await page.clock.fastForward(34_000);
    await expect.poll(() => countCalls(sandbox, 'fetchCounters')).toBe(2);
    await expect(visitors(page, translate)).toContainText('2');
    // 30 s are not enough now, 60 s are.
    await page.clock.fastForward(50_000);
    expect(await countCalls(sandbox, 'fetchCounters')).toBe(2);
    await page.clock.fastForward(18_000);
    await expect(visitors(page, translate)).toContainText('6');
  });
});

test.describe('consent', () => {
  /** Keeps what the page tells to whoever collects statistics. */
  const listen = (page: Page) =>
    page.addInitScript(() => {
      const heard: unknown[] = [];
      Object.assign(globalThis, { heard });
      addEventListener('usage-statistics', ({ detail }: CustomEventInit) => heard.push(detail));
    });
  const heard = (page: Page) => page.evaluate(() => (globalThis as { heard?: object[] }).heard!.length);

  test('nothing is counted before it, from then on what happens, and nothing after it is taken back', async ({
    page,
    origin,
    sandbox,
    translate,
  }) => {
    await listen(page);
    await signInByLink(page, { origin, sandbox }, 'complete');
    const go = async (place: string) => {
      await navBar(page, translate)
        .getByRole('link', { name: new RegExp(`^${translate(place)}`) })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    };
    const choose = async () => {
      await page.getByRole('contentinfo').getByText(translate('Privacy choices')).click();
      await page.getByRole('switch', { name: translate('Usage statistics') }).click();
      await page.keyboard.press('Escape');
    };
    await go('Matches');
    expect(await heard(page)).toBe(0);
    await choose();
    expect(await heard(page)).toBe(0);
    await go('Visitors');
    expect(await heard(page)).toBe(1);
    await choose();
    await go('Messages');
    expect(await heard(page)).toBe(1);
    expect(
      await page.locator('script[src]').evaluateAll((scripts) => scripts.map((script) => script.getAttribute('src'))),
    ).toEqual([expect.stringMatching(/^\/assets\//)]);
  });
});

test('another language keeps the page and what was typed, and changes title and formats', async ({
  page,
  origin,
  translate,
  site,
}) => {
  await page.goto(`${origin}/login`);
  await page.getByLabel(translate('E-mail address')).fill('somebody@example.com');
  await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click();
  await expect(page.getByLabel('E-mail address')).toHaveValue('somebody@example.com');
  await expect(page).toHaveURL(`${origin}/login`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle(new RegExp(`^Sign in – ${site.brand}`, 'i'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome to');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test.describe('texts of the API', () => {
  test('are laid over the compiled ones', async ({ page, origin, sandbox, translate }) => {
    const body = { data: { 'Your matches': 'Handverlesen' } };
    await injectFault(sandbox, { call: 'fetchTranslations', kind: 'body', body, times: 0 });
    await signInByLink(page, { origin, sandbox }, 'complete');
    await expect(page.getByRole('heading', { name: 'Handverlesen' })).toBeVisible();
    await expect(page.getByRole('heading', { name: translate('Your visitors') })).toBeVisible();
    // Those of another language come when it is chosen.
    await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('heading', { name: 'Your visitors' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Handverlesen' })).toBeVisible();
  });

  test('change nothing when they do not come', async ({ page, origin, sandbox, translate }) => {
    for (const kind of ['garbage', 'status'] as const) {
      await injectFault(sandbox, { call: 'fetchTranslations', kind, times: 4 });
    }
    await signInByLink(page, { origin, sandbox }, 'complete');
    await expect(page.getByRole('heading', { name: translate('Your matches') })).toBeVisible();
  });
});

test('where nothing can be stored, it is said once', async ({ page, origin, translate }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('no', 'QuotaExceededError');
    };
  });
  await page.goto(`${origin}/login`);
  const title = translate('Nothing can be remembered on this device');
  const note = page.getByRole('complementary').filter({ hasText: title });
  await expect(note).toBeVisible();
  await note.getByRole('button', { name: translate('Close') }).click();
  await expect(note).toHaveCount(0);
  await page.getByLabel(translate('E-mail address')).fill(memberEmail);
  await page.getByLabel(translate('Password'), { exact: true }).fill(memberPassword);
  await page.getByRole('button', { name: translate('Sign in'), exact: true }).click();
  await expect(page.getByRole('heading', { name: translate('Your matches') })).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
});

test('without a connection every page says so, as long as it lasts', async ({
  page,
  context,
  origin,
  sandbox,
  translate,
}) => {
  await signInByLink(page, { origin, sandbox }, 'complete');
  const note = page.getByText(translate('You are offline. What you see may be out of date.'));
  await expect(note).toHaveCount(0);
  await context.setOffline(true);
  await expect(note).toBeVisible();
  await context.setOffline(false);
  await expect(note).toHaveCount(0);
});

/** As if another tab had come in front, or gone. */
const setTabHidden = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value });
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: value ? 'hidden' : 'visible' });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
