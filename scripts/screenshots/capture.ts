import type { Page } from '@playwright/test';

/** The window a picture is taken in, and whether it is day or night. */
export interface View {
  width: number;
  height: number;
  colorScheme: 'light' | 'dark';
}

interface ShotOptions {
  views: readonly View[];
  /** All of the page, or what the window shows. */
  area: 'page' | 'window';
  type?: 'png' | 'jpeg';
  /** Where a picture is to be kept as a file. */
  pathOf?: (view: View) => string;
}

export interface Shot {
  view: View;
  bytes: Buffer;
}

/** Pictures of the page as it stands, one for each view. */
export async function capture(
  page: Page,
  { views, area: extent, type = 'png', pathOf: fileOf }: ShotOptions,
): Promise<Shot[]> {
  const pictures: Shot[] = [];
  for (const view of views) {
    const { width, height, colorScheme } = view;
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await waitUntilStable(page);
    const bytes = await page.screenshot({
      type,
      fullPage: extent === 'page',
      ...(type === 'jpeg' ? { quality: 85 } : {}),
      ...(fileOf ? { path: fileOf(view) } : {}),
    });
    pictures.push({ view, bytes });
  }
  return pictures;
}

/** Waits until fonts and pictures are there, those further down too, and the window has been drawn with them. */
async function waitUntilStable(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    const pictures = [...document.images].map((image) => image.decode().catch(() => {}));
    const patience = new Promise((resolve) => setTimeout(resolve, 3_000));
    await Promise.race([Promise.all([document.fonts.ready, ...pictures]), patience]);
    // Without a frame of its own a picture may still show the colours of the view before.
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    await Promise.race([Promise.allSettled(document.getAnimations().map(({ finished }) => finished)), patience]);
  });
}
