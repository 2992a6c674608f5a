import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { findRuleViolations, findSubmitOutsideWindow } from './layoutRules.ts';
import { measureLayout } from './measureLayout.ts';
import { applyViewport, finishAnimations, firstWindows, type Viewport, viewportName } from './viewports.ts';
import { walkFocus } from './walkFocus.ts';

/** Measures the page in a viewport; returns the violations of the layout rules. */
export async function findLayoutViolations(page: Page, viewport: Viewport): Promise<string[]> {
  await applyViewport(page, viewport);
  return findRuleViolations(await measureLayout(page), viewport.textScale);
}

/** Measures the page in every window in which its purpose has to be in sight; returns what is outside. */
export async function findFirstWindowViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  for (const window of firstWindows) {
    await applyViewport(page, window);
    const outside = findSubmitOutsideWindow(await measureLayout(page));
    violations.push(...outside.map((violation) => `${viewportName(window)}: ${violation}`));
  }
  return violations;
}

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

declare global {
  interface Window {
    axe: typeof import('axe-core');
  }
}

/** Tags of axe's rules: WCAG 2.2 up to AA, and other recommendations. */
const axeTags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules whose result depends on the colour scheme. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Runs axe: all rules in the light scheme, or those about colours only, as always in the dark one. */
export async function findAxeViolations(
  page: Page,
  colorScheme: 'light' | 'dark',
  rules: 'all' | 'colors' = 'all',
): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  await finishAnimations(page);
  // A page that has axe from an earlier run needs no second copy.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  // AxeBuilder would convert all results several times. A frame is a document of its own.
  return page.evaluate(
    async (runOnly) => {
      const options = { resultTypes: ['violations' as const], iframes: false, runOnly };
      const { violations } = await window.axe.run({ ...options, rules: { 'frame-tested': { enabled: false } } });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, any }) => `${id}: ${html.slice(0, 300)} ${any[0]?.message ?? ''}`),
      );
    },
    colorScheme === 'light' && rules === 'all' ? axeTags : colorRules,
  );
}

/** Moves the focus through the page; returns the elements whose focus is not visible. */
export async function findFocusViolations(page: Page): Promise<string[]> {
  // From now on the browser shows the focus, even if a script moves it, which costs a tenth of pressing Tab.
  await page.keyboard.press('Tab');
  const { focused, violations } = await walkFocus(page);
  const links = await page.locator('a[href]:visible, button:visible, input:visible').count();
  expect(focused, 'elements that had the focus').toBeGreaterThanOrEqual(Math.min(links, 1));
  return violations;
}
