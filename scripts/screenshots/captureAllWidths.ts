import path from 'node:path';
import type { Page } from '@playwright/test';
import { capture, type View } from './capture.ts';

/** By night, the narrowest and the widest are enough to judge the colours. */
const views: readonly View[] = [360, 768, 1440].flatMap((width) =>
  (width === 768 ? (['light'] as const) : (['light', 'dark'] as const)).map((colorScheme) => ({
    width,
    height: 800,
    colorScheme,
  })),
);

/** Pictures of the page as it stands, as long as it is, by day and by night: `<folder>/<name>-360-light.png` … */
export async function captureAllWidths(page: Page, folder: string, name: string, fullPage = true): Promise<void> {
  await capture(page, {
    views,
    area: fullPage ? 'page' : 'window',
    pathOf: ({ width, colorScheme }) => path.join(folder, `${name}-${width}-${colorScheme}.png`),
  });
}
