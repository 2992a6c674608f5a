import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { inspectFocus } from './inspectFocus.ts';
import { findRuleViolations } from './layoutRules.ts';
import { measureLayout } from './measureLayout.ts';
import { applyViewport, finishAnimations, type Viewport } from './viewports.ts';

/** Measures the page in a viewport; gives what violates the rules of layout. */
export async function findLayoutViolations(page: Page, viewport: Viewport): Promise<string[]> {
  await applyViewport(page, viewport);
  return findRuleViolations(await measureLayout(page), viewport.textScale);
}

/** The minified source is less than half of what AxeBuilder sends. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** WCAG 2.2 up to AA, and further recommendations of axe. */
const axeTags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules whose result depends on the colour scheme. */
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
  const source = (await page.evaluate(() => 'axe' in window)) ? ';' : axeSource;
  // Describing only violations saves time.
  const axe = new AxeBuilder({ page, axeSource: source }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (colorScheme === 'light' && rules === 'all'
    ? axe.withTags(axeTags)
    : axe.withRules(colorRules)
  ).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 300)} ${any[0]?.message ?? ''}`),
  );
}

/** Moves the focus through the page by Tab; gives the elements whose focus is not visible. */
export async function findFocusViolations(page: Page, maxPresses = 120): Promise<string[]> {
  const violations: string[] = [];
  const visited = new Set<number>();
  // Before the walk, because a page that loads for long gets links.
  const focusable = await page.locator('a[href]:visible, button:visible, input:visible').count();
  for (let press = 0; press < maxPresses; press++) {
    await page.keyboard.press('Tab');
    const first = await inspectFocus(page);
    // On a busy machine an element that has lost the focus may be drawn one frame longer, so a violation is checked twice.
    const focus = first && first.violations.length > 0 ? await inspectFocus(page) : first;
    // Between the last and the first element, the browser's own toolbar may have the focus.
    if (!focus) continue;
    if (visited.has(focus.position)) break;
    visited.add(focus.position);
    violations.push(...focus.violations);
  }
  expect(visited.size, 'elements that had the focus').toBeGreaterThanOrEqual(Math.min(focusable, 1));
  return violations;
}
