import path from 'node:path';
import type { Page } from '@playwright/test';

/** Longest wait for pictures, fonts and animations before the page is captured as it is. */
const STABLE_TIMEOUT_MS = 3_000;

/** The window of a screenshot in CSS pixels, and its colour scheme. */
export interface View {
  width: number;
  height: number;
  colorScheme: 'light' | 'dark';
}

interface CaptureOptions {
  views: readonly View[];
  /** The full length of the page, or the part in the window. */
  area: 'page' | 'window';
  type?: 'png' | 'jpeg';
  /** The file that a picture is also written to. */
  fileOf?: (view: View) => string;
}

interface Shot {
  view: View;
  bytes: Buffer;
}

/** Combines each window with both colour schemes. */
export const toViews = (windows: readonly Omit<View, 'colorScheme'>[]): View[] =>
  windows.flatMap((window) => (['light', 'dark'] as const).map((colorScheme) => ({ ...window, colorScheme })));

/** Returns the name of a screenshot, such as `home-360-light`. */
export const shotName = (name: string, { width, colorScheme }: View): string => `${name}-${width}-${colorScheme}`;

/** Whether a file has the name of a screenshot. */
export const isShotFile = (file: string): boolean => /-\d+-(?:light|dark)\.(?:png|jpg)$/.test(file);

/** Captures the page in its present state, once in each view. */
export async function capture(page: Page, { views, area, type = 'png', fileOf }: CaptureOptions): Promise<Shot[]> {
  const shots: Shot[] = [];
  for (const view of views) {
    const { width, height, colorScheme } = view;
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await waitUntilStable(page);
    const bytes = await page.screenshot({
      type,
      fullPage: area === 'page',
      ...(type === 'jpeg' ? { quality: 85 } : {}),
      ...(fileOf ? { path: fileOf(view) } : {}),
    });
    shots.push({ view, bytes });
  }
  return shots;
}

/** Views of all widths; in the dark scheme, the narrowest and the widest are enough to judge the colours. */
const allWidths = toViews([360, 768, 1440].map((width) => ({ width, height: 800 }))).filter(
  ({ width, colorScheme }) => width !== 768 || colorScheme === 'light',
);

/** Writes pictures of the page in its present state to `<folder>/<name>-360-light.png` and so on. */
export const captureAllWidths = (page: Page, folder: string, name: string, area: CaptureOptions['area']) =>
  capture(page, { views: allWidths, area, fileOf: (view) => path.join(folder, `${shotName(name, view)}.png`) });

/** Waits until fonts, animations and all pictures of the page are complete, and the window has drawn them. */
export async function waitUntilStable(page: Page): Promise<void> {
  await page.evaluate(async (timeoutMs) => {
    for (const image of document.images) image.loading = 'eager';
    const pictures = [...document.images].map((image) => image.decode().catch(() => {}));
    const timeout = new Promise((resolve) => setTimeout(resolve, timeoutMs));
    await Promise.race([Promise.all([document.fonts.ready, ...pictures]), timeout]);
    // Without a new frame a picture may still show the colours of the view before.
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    await Promise.race([Promise.allSettled(document.getAnimations().map(({ finished }) => finished)), timeout]);
  }, STABLE_TIMEOUT_MS);
}
