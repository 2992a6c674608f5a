// Tags: @ui/focus
import type { Locator } from '@playwright/test';
import { scriptFeatures } from '../../scripts/build/verify/browserSupport.ts';
import { openSignedIn } from '../../scripts/local/screenshots/signIn.ts';
import { pageHeading } from '../browser/pageHelpers.ts';
import { settled } from '../browser/settled.ts';
import { expect, ownPageTest, signInByForm } from '../browser/siteTest.ts';

/** What one of the oldest supported browsers lacks. */
const lacking = scriptFeatures.filter((feature) => feature.lacking.length > 0);

/** Removes features from the page that runs it, where they can be removed; gives those that were there. */
function removeFeatures(features: readonly { holder: string; name: string }[]): string[] {
  const globals = globalThis as unknown as Record<string, unknown>;
  // Members before what holds them: without Iterator, iterators would keep their methods.
  return features.toReversed().flatMap(({ holder, name }) => {
    let owner: unknown = globals;
    for (const part of holder.split('.').filter(Boolean))
      owner = (owner as Record<string, unknown> | undefined)?.[part];
    const owners = [owner, (owner as { prototype?: unknown } | undefined)?.prototype];
    const removed = owners.filter(
      (one) =>
        (typeof one === 'object' || typeof one === 'function') &&
        one !== null &&
        Object.hasOwn(one, name) &&
        Reflect.deleteProperty(one, name),
    );
    return removed.length > 0 ? [holder === '' ? name : `${holder}.${name}`] : [];
  });
}

ownPageTest(
  'a browser without anything that the oldest supported ones lack: signing in, people, a message and a payment',
  { tag: '@rule' },
  async ({ page, origin, translate }) => {
    await page.goto(origin);
    const removed = await page.evaluate(removeFeatures, lacking);
    expect(removed).toEqual(
      expect.arrayContaining([
        'URL.canParse',
        'URL.parse',
        'Array.toSorted',
        'Iterator.map',
        'AbortSignal.any',
        'navigation',
      ]),
    );
    await page.addInitScript(removeFeatures, lacking);
    await signInByForm(page, { origin, translate });
    await expect(pageHeading(page)).toBeVisible();

    await page.goto(`${origin}/membership-area/matches`);
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/member-profile\/profile\/\d+$/);
    await expect(pageHeading(page)).toBeVisible();

    await page.goto(`${origin}/membership-area/messages/11`);
    await page.getByLabel('Your message').fill('Shall we meet by the lake?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'You wrote:Shall we meet by the lake?' })).toBeVisible();

    await page.goto(`${origin}/premium-plans/plans`);
    await page.getByRole('button', { name: 'Continue with 6 months' }).click();
    await page.getByRole('radio', { name: /Acquired/ }).check();
    await page.getByRole('button', { name: 'Continue to my order' }).click();
    await page.getByRole('button', { name: /^Pay / }).click();
    await page.getByRole('link', { name: 'The payment is declined' }).click();
    await expect(page).toHaveURL(`${origin}/payments-error`);
    await expect(pageHeading(page)).toBeVisible();
  },
);

/** Makes the styles of the page what they are in a browser without `:has`. */
function removeHas(): void {
  const visit = (parent: CSSStyleSheet | CSSGroupingRule): void => {
    for (let index = parent.cssRules.length - 1; index >= 0; index -= 1) {
      const rule = parent.cssRules[index]!;
      const isCondition = rule instanceof CSSSupportsRule && rule.conditionText.includes(':has(');
      if (isCondition ? !rule.conditionText.startsWith('not') : /^[^{]*:has\(/.test(rule.cssText)) {
        parent.deleteRule(index);
      } else if (isCondition) {
        const texts = Array.from(rule.cssRules, ({ cssText }) => cssText);
        parent.deleteRule(index);
        for (const text of texts.reverse()) parent.insertRule(text, index);
      } else if (rule instanceof CSSGroupingRule) visit(rule);
    }
  };
  for (const sheet of document.styleSheets) visit(sheet);
}

/** What shows around an input whether it is chosen, and whether it has the focus. */
const readBox = (input: Locator, box: string) =>
  input.evaluate((element, selector) => {
    const { borderColor, boxShadow, outlineStyle } = getComputedStyle(element.closest(selector)!);
    return { borderColor, boxShadow, outlineStyle };
  }, box);

ownPageTest(
  'a browser without :has: what is chosen and what has the focus can be seen',
  { tag: '@rule' },
  async ({ page, origin, sandbox }) => {
    const paths = [
      ['/premium-plans/plans', 'label', 'label'],
      ['/premium-plans/checkout', 'div', 'label'],
    ] as const;
    await openSignedIn(page, { origin, sandbox }, 'complete', paths[0][0]);
    for (const [path, chosenBox, focusedBox] of paths) {
      await expect(page).toHaveURL(origin + path);
      const radios = page.getByRole('radio');
      await radios.last().check();
      await page.evaluate(removeHas);
      await radios.first().focus();
      await settled(page);
      const [other, chosen] = [await readBox(radios.first(), chosenBox), await readBox(radios.last(), chosenBox)];
      expect(chosen.borderColor).not.toBe(other.borderColor);
      await radios.last().focus();
      await expect.poll(() => readBox(radios.last(), focusedBox)).toMatchObject({ outlineStyle: 'solid' });
      await expect.poll(() => readBox(radios.first(), focusedBox)).toMatchObject({ outlineStyle: 'none' });
      if (path === paths[0][0]) await page.getByRole('button', { name: /^Continue with/ }).click();
    }
  },
);
