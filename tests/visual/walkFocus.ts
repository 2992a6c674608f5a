import type { Page } from '@playwright/test';

/** Result of moving the focus through a page. */
export interface FocusWalk {
  /** The number of elements that took the focus. */
  focused: number;
  /** Violations of the rules by the focus rings and the positions of elements. */
  violations: string[];
}

/** Share of an element that must be visible. */
const MIN_VISIBLE_SHARE = 0.75;

/** Gives the focus to each element that Tab reaches, and inspects it there. */
export const walkFocus = (page: Page): Promise<FocusWalk> =>
  page.evaluate(async (minVisibleShare) => {
    const inspect = (element: Element): string[] => {
      const description = `${element.tagName.toLowerCase()}.${element.className} "${(element.textContent || element.id).trim().slice(0, 40)}"`;
      const violations: string[] = [];

      // Where a drawing replaces a radio button or the thumb of a slider, the drawing has the ring.
      const ringOwners = [element, element.closest('label'), element.parentElement].filter((owner) => owner !== null);
      const hasRing = (owner: Element) => {
        const { outlineStyle, outlineWidth, boxShadow, borderTopWidth } = getComputedStyle(owner);
        const outlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
        const shadowed = owner !== element && boxShadow !== 'none' && Number.parseFloat(borderTopWidth) >= 3;
        return outlined || shadowed;
      };
      const drawn = element.nextElementSibling;
      if (![...ringOwners, ...(drawn ? [drawn] : [])].some(hasRing)) violations.push(`no ring: ${description}`);

      const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
      // Inside a scrolling element, only its visible area counts.
      const frame = { top: 0, bottom: innerHeight };
      for (let ancestor = element.parentElement; ancestor; ancestor = ancestor.parentElement) {
        // A dialog is over everything around it, another dialog with its scrolling content, too.
        if (ancestor.matches('dialog:modal')) break;
        if (!/auto|scroll/.test(getComputedStyle(ancestor).overflowY) || ancestor === document.documentElement)
          continue;
        const { top, bottom } = ancestor.getBoundingClientRect();
        frame.top = Math.max(frame.top, top);
        frame.bottom = Math.min(frame.bottom, bottom);
      }
      // An element that is higher than the free space, between the header and the bars at the bottom of the window,
      // cannot show both its ends: as much of it as there is space for has to be visible there, and its sides.
      const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
      const [paddingTop = 0, paddingBottom = 0] = [scrollPaddingTop, scrollPaddingBottom].map(
        (padding) => Number.parseFloat(padding) || 0,
      );
      let isFixed = false;
      for (let at: Element | null = element; at; at = at.parentElement)
        isFixed ||= getComputedStyle(at).position === 'fixed';
      const isHigher = !isFixed && box.height > innerHeight - paddingTop - paddingBottom;
      const free = isHigher
        ? { top: Math.max(frame.top, paddingTop), bottom: Math.min(frame.bottom, innerHeight - paddingBottom) }
        : frame;
      const height = free.bottom - free.top;
      const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
      const [top, bottom] = [Math.max(box.top, free.top), Math.min(box.bottom, free.bottom)];
      const visibleShare = (bottom - top) / Math.min(box.height, height);
      // An element that is higher than its window needs only half of that.
      if (visibleShare < (box.height > height ? minVisibleShare / 2 : minVisibleShare)) {
        violations.push(
          `not visible (${Math.round(box.top)} to ${Math.round(box.bottom)} of ${innerHeight}): ${description}`,
        );
      }
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const ends = [
        [x, top + 3],
        [x, bottom - 3],
      ] as const;
      const sides = [
        [left + 3, y],
        [right - 3, y],
      ] as const;
      const edges = isHigher ? sides : [...ends, ...sides];
      const covers = edges.map(([atX, atY]) => {
        const hit = document.elementFromPoint(atX, atY);
        return hit && !element.contains(hit) && !hit.contains(element) ? hit : null;
      });
      // An element that is focused to be scrolled shows that at any edge, and a toast covers only a part of it.
      const isScrollArea = element.scrollHeight > element.clientHeight && !element.matches('textarea');
      const cover = isScrollArea && covers.includes(null) ? null : covers.find(Boolean);
      if (cover) violations.push(`covered by ${cover.tagName.toLowerCase()}.${cover.className}: ${description}`);
      return violations;
    };

    const walk = { focused: 0, violations: [] as string[] };
    const reached = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable], audio, video';
    for (const element of document.querySelectorAll<HTMLElement>(reached)) {
      if (element.tabIndex < 0 || !element.checkVisibility({ visibilityProperty: true })) continue;
      element.focus();
      // A disabled element, or one under a dialog, does not take it.
      if (document.activeElement !== element) continue;
      walk.focused += 1;
      if (inspect(element).length === 0) continue;
      // Effects of the focus may be drawn with the next frames.
      for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
      if (document.activeElement === element) walk.violations.push(...inspect(element));
    }
    return walk;
  }, MIN_VISIBLE_SHARE);
