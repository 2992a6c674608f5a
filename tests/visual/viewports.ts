import type { Page } from '@playwright/test';

/** Widths in CSS pixels, and text sizes; 200 % is the largest that members can choose. */
export const viewports = [
  { width: 320, textScale: 2 },
  { width: 360, textScale: 1 },
  { width: 768, textScale: 1 },
  { width: 1440, textScale: 1 },
] as const;
export type Viewport = (typeof viewports)[number];

/** Windows in which the purpose of a page has to be in sight without scrolling, up to a text size of 115 %. */
export const firstWindows = [1, 1.15].flatMap((textScale) => [
  { width: 360, height: 740, textScale },
  { width: 1366, height: 768, textScale },
]);

export const viewportName = ({ width, textScale }: WindowSize) => `${width} px, ${Math.round(textScale * 100)} %`;

interface WindowSize {
  width: number;
  height?: number;
  textScale: number;
}

/** Sets the window and, as the app does, the text size; displaySettings.spec.ts tests the buttons that choose it. */
export async function applyViewport(page: Page, { width, height = 800, textScale }: WindowSize): Promise<void> {
  await page.setViewportSize({ width, height });
  await finishAnimations(page, textScale);
}

/** Sets the text size, if one is given, and finishes all animations that have an end. */
export const finishAnimations = (page: Page, textScale?: number): Promise<void> =>
  page.evaluate(async (scale) => {
    if (scale !== undefined) document.documentElement.style.setProperty('--text-scale', String(scale));
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(resolve));
    for (const animation of document.getAnimations()) {
      const endless = animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
      if (!endless) animation.finish();
    }
  }, textScale);

/** Sets the spacing of text that members may choose with a style sheet of their own (WCAG 1.4.12). */
export const spaceText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    const spacing = 'line-height: 1.5; letter-spacing: 0.12em; word-spacing: 0.16em'.replaceAll(';', ' !important;');
    sheet.replaceSync(`* { ${spacing} !important } p { margin-bottom: 2em !important }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
