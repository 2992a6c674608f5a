import { type BrowserType, expect, type LaunchOptions, type Page } from '@playwright/test';
import { type StartedEngine, type Tab, type Target, tabSize, tapElement } from './Tab.ts';

/** Chromium or Firefox, driven by Playwright. */
export async function startPlaywright(type: BrowserType, options: LaunchOptions): Promise<StartedEngine> {
  // Firefox follows the device, and not the context.
  const firefoxUserPrefs = { ...options.firefoxUserPrefs, 'ui.systemUsesDarkTheme': 1, 'ui.prefersReducedMotion': 1 };
  const browser = await type.launch({ ...options, ...(type.name() === 'firefox' && { firefoxUserPrefs }) });
  const context = await browser.newContext({ colorScheme: 'dark', viewport: tabSize });
  return {
    openTab: async () => toTab(await context.newPage()),
    stop: () => browser.close(),
  };
}

function toTab(page: Page): Tab {
  // A member leaves whatever the page asks.
  page.on('dialog', (dialog) => dialog.accept());
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
    async close() {
      // As a member closes it.
      const closed = page.waitForEvent('close');
      await page.close({ runBeforeUnload: true });
      await closed;
    },
    isOpen: async () => !page.isClosed(),
  };
}
