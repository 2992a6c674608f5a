import { expect, type Locator, type Page } from '@playwright/test';

const patched = new WeakSet<object>();

/**
 * Makes `fill` of all locators change a field as a person does. Playwright's Firefox sets the value from the page's own
 * realm instead, where React notes it as its own, so that the app never learns of it.
 */
export function patchLocatorFill(page: Page): void {
  const prototype = Object.getPrototypeOf(page.locator('input')) as Locator;
  if (patched.has(prototype)) return;
  patched.add(prototype);
  prototype.fill = async function (text) {
    await expect(this).toBeEditable();
    await this.selectText();
    await this.evaluate((field, text) => {
      if (!(field instanceof HTMLInputElement) || field.type !== 'range') {
        document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
        return;
      }
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text);
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    }, text);
  };
}
