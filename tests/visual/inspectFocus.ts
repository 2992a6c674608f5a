import type { Page } from '@playwright/test';

/** What has the focus, and what is wrong with how that is shown. */
export interface FocusInspection {
  /** Different for each element. */
  position: number;
  violations: string[];
}

/** Looks at what has the focus now; null when the focus has left the page. */
export const inspectFocus = (page: Page): Promise<FocusInspection | null> =>
  page.evaluate(async (leastPart) => {
    // The browser brings what has the focus into sight with the next frame.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const element = document.activeElement;
    if (!element || element === document.body || element === document.documentElement) return null;
    const says = `${element.tagName.toLowerCase()}.${element.className} "${(element.textContent || element.id).trim().slice(0, 40)}"`;
    const violations: string[] = [];

    // Of what is drawn in place of a radio button or a slider's thumb, the drawing wears the ring.
    const wearers = [element, element.closest('label'), element.parentElement].filter((wearer) => wearer !== null);
    const hasRing = (wearer: Element) => {
      const { outlineStyle, outlineWidth, boxShadow, borderTopWidth } = getComputedStyle(wearer);
      const outlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      const shadowed = wearer !== element && boxShadow !== 'none' && Number.parseFloat(borderTopWidth) >= 3;
      return outlined || shadowed;
    };
    const drawn = element.nextElementSibling;
    if (![...wearers, ...(drawn ? [drawn] : [])].some(hasRing)) violations.push(`no ring: ${says}`);

    const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
    // Of a part that scrolls, only what is seen of it.
    const frame = { top: 0, bottom: innerHeight };
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (!/auto|scroll/.test(getComputedStyle(around).overflowY) || around === document.documentElement) continue;
      const { top, bottom } = around.getBoundingClientRect();
      frame.top = Math.max(frame.top, top);
      frame.bottom = Math.min(frame.bottom, bottom);
    }
    const height = frame.bottom - frame.top;
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
    const [top, bottom] = [Math.max(box.top, frame.top), Math.min(box.bottom, frame.bottom)];
    const part = (bottom - top) / Math.min(box.height, height);
    // Of what is higher than its window, the beginning is enough.
    if (part < (box.height > height ? leastPart / 2 : leastPart)) {
      violations.push(`not in sight (${Math.round(box.top)} to ${Math.round(box.bottom)} of ${innerHeight}): ${says}`);
    }
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    // What is higher than the room that the header leaves cannot show both its ends.
    const headed =
      Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--header-height')) || 0;
    const ends = [
      [x, top + 3],
      [x, bottom - 3],
    ] as const;
    const sides = [
      [left + 3, y],
      [right - 3, y],
    ] as const;
    const edges = box.height > innerHeight - headed ? sides : [...ends, ...sides];
    for (const [atX, atY] of edges) {
      const hit = document.elementFromPoint(atX, atY);
      if (hit && !element.contains(hit) && !hit.contains(element)) {
        violations.push(`covered by ${hit.tagName.toLowerCase()}.${hit.className}: ${says}`);
        break;
      }
    }
    return { position: [...document.querySelectorAll('*')].indexOf(element), violations };
  }, 0.75);
