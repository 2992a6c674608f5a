import {
  type Browser,
  type BrowserContext,
  type BrowserType,
  expect,
  type LaunchOptions,
  type Page,
} from '@playwright/test';
import { type StartedEngine, type Tab, type Target, tapElement } from './Tab.ts';

/** Chromium or Firefox, driven by Playwright. A browser is launched with its first tab. */
export function startPlaywright(type: BrowserType, options: LaunchOptions): StartedEngine {
  const inFirefox = type.name() === 'firefox';
  const launched = new Map<boolean, Promise<Browser>>();
  const launch = (night: boolean) => {
    // Firefox follows the device, and not the context.
    const firefoxUserPrefs = { ...options.firefoxUserPrefs, 'ui.systemUsesDarkTheme': night ? 1 : 0 };
    const browser = launched.get(night) ?? type.launch({ ...options, ...(inFirefox && { firefoxUserPrefs }) });
    launched.set(night, browser);
    return browser;
  };
  return {
    async open({ night = false }) {
      const browser = await launch(inFirefox && night);
      const context = await browser.newContext({
        colorScheme: night ? 'dark' : 'light',
        viewport: { width: 1440, height: 900 },
      });
      return { tab: await openTab(context), quit: () => context.close() };
    },
    async stop() {
      await Promise.all([...launched.values()].map(async (browser) => (await browser).close()));
    },
  };
}

const openTab = async (context: BrowserContext): Promise<Tab> => toTab(await context.newPage());

function toTab(page: Page): Tab {
  const find = (target: Target) => {
    if ('css' in target)
      return page
        .locator(target.css)
        .filter({ visible: true })
        .nth(target.index ?? 0);
    const { role, name, within = 'body' } = target;
    return page
      .locator(within)
      .first()
      .getByRole(role, name === undefined ? {} : { name, exact: true })
      .filter({ visible: true })
      .first();
  };
  return {
    async open(address) {
      await page.goto(address);
    },
    waitFor: (target) => expect(find(target)).toBeVisible(),
    waitForText: (text) => expect(page.getByText(text).first()).toBeVisible(),
    press: (target) => find(target).click(),
    tap: (target) =>
      expect(async () => expect(await find(target).evaluate(tapElement)).toBe(true)).toPass({ timeout: 15_000 }),
    async type(field, text) {
      const found = 'label' in field ? page.getByLabel(field.label, { exact: true }) : find(field);
      await found.click();
      await found.pressSequentially(text);
    },
    choose: (file) => page.locator('input[type=file]').setInputFiles(file),
    resize: (width, height) => page.setViewportSize({ width, height }),
    read: (script, ...args) => page.evaluate(`(${script})(...${JSON.stringify(args)})`) as Promise<never>,
    screenshot: () => page.screenshot(),
    openTab: () => openTab(page.context()),
    close: () => page.close(),
  };
}
