import type { Page } from '@playwright/test';
import { settled, watchOpenWork } from '../browser/settled.ts';

interface Shift {
  value: number;
  /** The element that moved, with its old and new place. */
  moved: string;
}

declare global {
  interface Window {
    layoutShifts: Shift[];
  }
  interface LayoutShift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
  }
}

/** Observes layout shifts. Must be called before the page is opened. */
export async function observeLayoutShift(page: Page): Promise<void> {
  await watchOpenWork(page.context());
  await page.addInitScript(() => {
    window.layoutShifts = [];
    const describe = ({ node, previousRect, currentRect }: LayoutShift['sources'][number]) => {
      const element = node instanceof Element ? node : node?.parentElement;
      const text = element?.textContent?.trim().slice(0, 40) ?? '';
      return `<${element?.localName} class="${element?.getAttribute('class')}"> ${text}: ${previousRect.y} → ${currentRect.y}, height ${previousRect.height} → ${currentRect.height}`;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        if (!entry.hadRecentInput)
          window.layoutShifts.push({ value: entry.value, moved: entry.sources.map(describe).join('; ') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Measures the layout shift between the first paint and the page at rest. */
export async function measureLayoutShift(page: Page): Promise<{ total: number; largest: string }> {
  await settled(page);
  const shifts = await page.evaluate(() => window.layoutShifts);
  const largest = shifts.toSorted((a, b) => b.value - a.value)[0];
  return { total: shifts.reduce((sum, { value }) => sum + value, 0), largest: largest?.moved ?? 'nothing' };
}
