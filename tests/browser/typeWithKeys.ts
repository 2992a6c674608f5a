import type { Locator, Page } from '@playwright/test';

const patched = new WeakSet<object>();

/**
 * Makes `fill` of all locators press the keys of the text. Playwright's Firefox sets the value from the page's own realm
 * instead, where React notes it as its own, so that the app never learns of it.
 */
export function typeWithKeys(page: Page): void {
  const prototype = Object.getPrototypeOf(page.locator('input')) as Locator;
  if (patched.has(prototype)) return;
  patched.add(prototype);
  prototype.fill = async function (text) {
    await this.selectText();
    await (text === '' ? this.press('Backspace') : this.pressSequentially(text));
  };
}
