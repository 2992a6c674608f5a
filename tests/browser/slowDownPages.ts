import type { BrowserContext, Page } from '@playwright/test';
import { badWeather } from '../support/badWeather.ts';

const slowContexts = new WeakSet<BrowserContext>();

/** Slows the processor down for all pages of a context, in bad weather. Chromium alone can. */
export async function slowDownPages(context: BrowserContext): Promise<void> {
  if (!badWeather || slowContexts.has(context)) return;
  slowContexts.add(context);
  const rate = badWeather.processorSlowdown;
  const slowDown = async (page: Page) => {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  };
  // A page that is closed at once need not be slow.
  context.on('page', (page) => slowDown(page).catch(() => {}));
  await Promise.all(context.pages().map(slowDown));
}
