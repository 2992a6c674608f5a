import type { Browser } from '@playwright/test';
import type { StartedServer } from '../../serve/startServer.ts';
import { captureAllWidths } from '../captureAllWidths.ts';
import type { CapturedSite } from '../capturedSites.ts';

const layers = ['none', 'dialog', 'drawer'] as const;

/** Photographs every component in the look of a site; dialogs, which stand above all, one by one. */
export async function captureGallery(
  browser: Browser,
  { origin }: StartedServer,
  folder: string,
  { gallery: { theme, band, lang } }: CapturedSite,
): Promise<void> {
  const page = await browser.newPage();
  for (const layer of layers) {
    await page.goto(`${origin}/?${new URLSearchParams({ theme, band, lang, layer })}`);
    await page.locator('h1').waitFor();
    await captureAllWidths(
      page,
      folder,
      [theme, band, lang, ...(layer === 'none' ? [] : [layer])].join('-'),
      layer === 'none',
    );
  }
  await page.close();
}
