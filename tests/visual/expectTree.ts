import type { Page } from '@playwright/test';
import type { Screen } from '../../scripts/local/screenshots/screens/Screen.ts';
import { expect } from '../browser/siteTest.ts';
import type { TestSite } from '../browser/testPortsAndFolders.ts';
import { normaliseTree } from './normaliseTree.ts';
import { applyViewport, viewports } from './viewports.ts';

/** The sites whose trees are kept. */
const keptSites: readonly TestSite['key'][] = ['german', 'american'];

/**
 * Screens whose trees are not the same each time: the hour decides to which day a message belongs; screens open in a
 * wide window, where the newest conversation opens too and is read sooner or later; interests come with answers, which
 * may be late; names are suggested by chance.
 */
const changingScreens: readonly string[] = [
  'activeChat',
  'activeChat-earlier',
  'activeChat-locked',
  'activeChat-notes',
  'activeChat-premium',
  'activeChat-removed',
  'messages',
  'memberProfile-interests',
  'dialog-missing-details',
  'waiting',
  'waiting-declined',
  'waiting-long',
];

/** Screens whose trees have header and footer, too: one for each kind of frame. */
const framedScreens: readonly string[] = ['login', 'home', 'plans', 'questionnaire'];

/** Reads the accessibility tree of a screen in reading order: its dialogs, its page, or all. */
async function readTree(page: Page, { name, isOverlay }: Screen): Promise<string> {
  const overlays = page.locator('dialog[open], [role=dialog]:not(dialog)');
  const main = page.locator('main');
  const isWhole = framedScreens.includes(name) || (await main.count()) === 0;
  const roots = isOverlay ? await overlays.all() : [isWhole ? page.locator('body') : main];
  return (await Promise.all(roots.map((root) => root.ariaSnapshot()))).join('\n');
}

/**
 * Compares the tree of a screen on a phone with the one in trees/, on the sites that have some.
 */
export async function expectTree(page: Page, screen: Screen, { key, locale }: TestSite): Promise<void> {
  if (!keptSites.includes(key) || changingScreens.includes(screen.name)) return;
  await applyViewport(page, viewports[1]);
  const tree = normaliseTree(await readTree(page, screen), locale);
  expect.soft(tree, 'the accessibility tree').toMatchSnapshot([locale, `${screen.name}.txt`]);
}
