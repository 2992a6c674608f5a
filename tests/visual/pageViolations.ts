import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { axeTags } from './axeTags.ts';
import { inspectFocus } from './inspectFocus.ts';
import { findRuleViolations } from './layoutRules.ts';
import { measureLayout } from './measureLayout.ts';
import { applyViewport, finishAnimations, type Viewport } from './viewports.ts';

/** What the rules of the look forbid on the page as it stands, in a view. */
export async function findLayoutViolations(page: Page, view: Viewport): Promise<string[]> {
  await applyViewport(page, view);
  return findRuleViolations(await measureLayout(page), view.textScale);
}

/** Less than half of what AxeBuilder would send. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** All that differs by night. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds by day; by night, what it finds in the colours. */
export async function findAxeViolations(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  await finishAnimations(page);
  // Where axe is in the page already, nothing more is put in.
  const source = (await page.evaluate(() => 'axe' in window)) ? ';' : axeSource;
  // Of what is as it should be, nothing has to be described.
  const axe = new AxeBuilder({ page, axeSource: source }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (colorScheme === 'light' ? axe.withTags(axeTags) : axe.withRules(colorRules)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 300)} ${any[0]?.message ?? ''}`),
  );
}

/** Goes round the page by Tab: wherever the focus is not to be seen. */
export async function findFocusViolations(page: Page, longestWay = 120): Promise<string[]> {
  const faults: string[] = [];
  const visited = new Set<number>();
  for (let press = 0; press < longestWay; press++) {
    await page.keyboard.press('Tab');
    const first = await inspectFocus(page);
    // On a busy machine what left the focus may be a frame late in leaving the page; a fault is what lasts.
    const focus = first && first.violations.length > 0 ? await inspectFocus(page) : first;
    // Between the last and the first, the browser's own bar may have it.
    if (!focus) continue;
    if (visited.has(focus.position)) break;
    visited.add(focus.position);
    faults.push(...focus.violations);
  }
  const toReach = await page.locator('a[href]:visible, button:visible, input:visible').count();
  expect(visited.size, 'places where the focus has been').toBeGreaterThanOrEqual(Math.min(toReach, 1));
  return faults;
}
