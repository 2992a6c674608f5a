import type { Browser } from '@playwright/test';
import { captureAllWidths } from '../capture.ts';

const layers = ['none', 'dialog', 'drawer'] as const;

/** Captures every component in a variant of the gallery; each layer hides the page under it, so it is captured alone. */
export async function captureComponentGallery(
  browser: Browser,
  origin: string,
  folder: string,
  { theme, band, lang }: Record<'theme' | 'band' | 'lang', string>,
): Promise<void> {
  await using page = await browser.newPage();
  for (const layer of layers) {
    await page.goto(`${origin}/?${new URLSearchParams({ theme, band, lang, layer })}`);
    await page.locator('#gallery').waitFor();
    const name = [theme, band, lang, ...(layer === 'none' ? [] : [layer])].join('-');
    await captureAllWidths(page, folder, name, layer === 'none' ? 'page' : 'window');
  }
}
