import path from 'node:path';
import type { Page } from '@playwright/test';

const widths = [360, 768, 1440] as const;

/** By night, the narrowest and the widest are enough to judge the colours. */
const schemesAt = (width: (typeof widths)[number]) => (width === 768 ? ['light'] : ['light', 'dark']) as Scheme[];
type Scheme = 'light' | 'dark';

/** Pictures of the page as it stands, as long as it is, by day and by night: `<folder>/<name>-360-light.png` … */
export async function photograph(page: Page, folder: string, name: string, fullPage = true): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of schemesAt(width)) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await settle(page);
      await page.screenshot({ path: path.join(folder, `${name}-${width}-${colorScheme}.png`), fullPage });
    }
  }
}

/** Waits until fonts and pictures are there, those further down too. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    const pictures = [...document.images].map((image) => image.decode().catch(() => {}));
    const patience = new Promise((resolve) => setTimeout(resolve, 3_000));
    await Promise.race([Promise.all([document.fonts.ready, ...pictures]), patience]);
  });
}
