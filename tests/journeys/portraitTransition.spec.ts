// Tags: @shell/portrait
import type { Page } from '@playwright/test';
import { MAX_WAIT_MS } from '../../app/features/shell/portrait/transitionSettings.ts';
import { openSignedIn, type SiteOrigins } from '../../scripts/local/screenshots/signIn.ts';
import { pageHeading, profileLinks, readTexts, unfoldFooter } from '../browser/pageHelpers.ts';
import { settled } from '../browser/settled.ts';
import { expect, ownPageTest, test } from '../browser/siteTest.ts';

test.use({ siteKey: 'german', reducedMotion: 'no-preference' });

/** Of one view transition. */
interface Observation {
  /** Whose portrait has the name, before and after. */
  from: (string | null)[];
  to: (string | null)[];
  /** The longest animation, in milliseconds. */
  duration: number;
  /** The portrait itself moves. */
  moves: boolean;
  /** How many elements have the name in the end. */
  left: number;
}

/**
 * Notes each view transition in `observations`: null while it goes on, and a text if the browser skips it. The app gives
 * one up that waits too long for the next page; here that takes as long as the machine needs.
 */
const observeTransitions = (page: Page) =>
  page.addInitScript((maxWaitMs) => {
    const { setTimeout } = window;
    const wait = (handler: TimerHandler, ms?: number, ...more: unknown[]) =>
      ms === maxWaitMs ? 0 : setTimeout(handler, ms, ...more);
    Object.assign(window, { setTimeout: wait });
    const observations: (Observation | string | null)[] = [];
    Object.assign(window, { observations });
    const readNamed = () =>
      [...document.querySelectorAll<HTMLElement>('[style*="view-transition-name"]')].map(
        (element) => element.parentElement?.querySelector('h1, h2, h3')?.textContent ?? null,
      );
    async function observe(transition: ViewTransition): Promise<Observation> {
      const from = readNamed();
      await transition.ready;
      const to = readNamed();
      const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
      const parts = effects.filter((effect) => effect.pseudoElement?.startsWith('::view-transition'));
      const duration = Math.max(...parts.map((effect) => Number(effect.getComputedTiming().endTime)));
      const moves = parts.some((effect) => effect.pseudoElement === '::view-transition-group(portrait)');
      await transition.finished;
      await new Promise((resolve) => setTimeout(resolve));
      return { from, to, duration, moves, left: readNamed().length };
    }
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      const index = observations.push(null) - 1;
      observe(transition).then(
        (observation) => (observations[index] = observation),
        (error) => (observations[index] = String(error)),
      );
      return transition;
    };
  }, MAX_WAIT_MS);
const readObservations = (page: Page) =>
  page.evaluate(() => (window as unknown as { observations: (Observation | string | null)[] }).observations);
async function waitForTransitions(page: Page): Promise<void> {
  await settled(page);
  await expect.poll(() => readObservations(page)).not.toContain(null);
}

/** Opens the profile of a card in the middle of the list, and comes back to the card as it was. */
async function openAndReturn(page: Page): Promise<string> {
  const link = profileLinks(page).nth(5);
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const [name = ''] = await readTexts(page.getByRole('article').nth(5).getByRole('heading'));
  const top = () => link.evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();
  await link.press('Enter');
  await expect(pageHeading(page)).toHaveText(name);
  await expect(pageHeading(page)).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await waitForTransitions(page);
  await page.goBack();
  await expect(link).toBeFocused();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(2);
  await waitForTransitions(page);
  return name;
}

/** Opens a profile and comes back with the portrait on the move. */
async function expectMotion(page: Page, site: SiteOrigins): Promise<void> {
  await observeTransitions(page);
  await openSignedIn(page, site, 'complete', '/membership-area/matches');
  const name = await openAndReturn(page);
  const expected = { from: [name], to: [name], duration: 180, moves: true, left: 0 };
  await expect.poll(() => readObservations(page)).toEqual([expected, expected]);
}

ownPageTest(
  'a portrait moves from the card to the profile and back, unless the member reduces motion',
  { tag: '@rule' },
  async ({ page, origin, sandbox, translate }) => {
    await expectMotion(page, { origin, sandbox });
    await unfoldFooter(page);
    const reduceMotion = page.getByRole('contentinfo').getByRole('switch', { name: translate('Reduce motion') });
    await reduceMotion.click();
    await expect(reduceMotion).toBeChecked();
    await openAndReturn(page);
    await expect.poll(() => readObservations(page)).toHaveLength(2);
  },
);

ownPageTest(
  'a portrait does not move where the device reduces motion',
  async ({ page, origin, sandbox, browserName }) => {
    test.skip(browserName === 'firefox', 'the driver of Firefox does not set what the device asks for');
    await expectMotion(page, { origin, sandbox });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openAndReturn(page);
    await expect.poll(() => readObservations(page)).toHaveLength(2);
  },
);
