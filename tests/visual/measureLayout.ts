import type { Page } from '@playwright/test';
import type { Box, MeasuredElement, MeasuredLayout } from './measuredLayout.ts';

/** Reads what the rules of the look need, from all visible elements, or only from an open dialog. Leaves toasts out. */
export async function measureLayout(page: Page): Promise<MeasuredLayout> {
  const json = await page.evaluate(() => {
    const interactive =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=option], [role=tab]';
    const frame =
      [...document.querySelectorAll('dialog[open], [role=dialog]:not([aria-modal=false]), [role=alertdialog]')].at(
        -1,
      ) ?? document.body;

    const toBox = ({ left, top, right, bottom }: DOMRect): Box => ({ left, top, right, bottom });
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const visible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      // For screen readers only: one pixel, or clipped.
      return visible && width > 1 && height > 1 && !element.closest('[inert]') && !isCutAway(element);
    };
    const isCutAway = (element: Element): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        if (getComputedStyle(at).clipPath.startsWith('inset(50%')) return true;
      }
      const { bottom, right } = element.getBoundingClientRect();
      return bottom + scrollY <= 0 || right + scrollX <= 0;
    };
    const hasWords = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    /** Finds the box over which a link is stretched by a pseudo-element. */
    const findStretched = (element: Element): Element | null => {
      const { content, position, inset } = getComputedStyle(element, '::after');
      if (content === 'none' || position !== 'absolute' || inset !== '0px') return null;
      for (let at = element.parentElement; at; at = at.parentElement)
        if (getComputedStyle(at).position !== 'static') return at;
      return null;
    };
    /** Returns the box that a finger can touch: for a link that is stretched, all of it; for a checkbox or a radio button, with its label. */
    const touched = (element: Element): Box => {
      const box = toBox((findStretched(element) ?? element).getBoundingClientRect());
      const label = element.matches('input[type=checkbox], input[type=radio]') && element.closest('label');
      return label ? toBox(label.getBoundingClientRect()) : box;
    };
    /** Returns the visible part of a box: a scrolling ancestor hides the rest. */
    const clip = (box: Box, element: Element): Box => {
      for (let at = element.parentElement; at && at !== frame; at = at.parentElement) {
        if (getComputedStyle(at).overflowY === 'visible') continue;
        const edge = at.getBoundingClientRect();
        box = { ...box, top: Math.max(box.top, edge.top), bottom: Math.min(box.bottom, edge.bottom) };
      }
      return box;
    };
    const inSentence = (element: Element) =>
      element.tagName === 'A' &&
      getComputedStyle(element).display === 'inline' &&
      hasWords(element.parentElement ?? element);
    const isMain = (element: Element) => {
      if (element.matches('[type=submit]')) return true;
      const { backgroundColor, textDecorationLine, minHeight } = getComputedStyle(element);
      // The smaller kind is meant to be beside other elements.
      if (minHeight === '44px') return false;
      const painted = !/, 0\)$|transparent/.test(backgroundColor) && textDecorationLine === 'none';
      return painted && element.matches('main :is(a, button):not([aria-pressed], [role=radio])');
    };
    const findFloat = (element: Element): Element | null => {
      for (let at: Element | null = element; at && at !== frame; at = at.parentElement) {
        const { position, top, bottom } = getComputedStyle(at);
        // A bar that has reached the top of the window has the page under it.
        const isAtTop = scrollY > 0 && Math.abs(at.getBoundingClientRect().top - Number.parseFloat(top)) < 1;
        if (position === 'fixed' || (position === 'sticky' && (bottom !== 'auto' || isAtTop))) return at;
      }
      return null;
    };
    const isStuck = (element: Element): boolean => {
      for (let at: Element | null = element; at && at !== frame; at = at.parentElement) {
        if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true;
      }
      return false;
    };
    const isScrollable = ({ scrollHeight, clientHeight }: Element) => scrollHeight > clientHeight + 1;
    /** Whether a control can be scrolled out from under fixed elements. */
    const scrollsAway = (element: Element): boolean => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
        if (getComputedStyle(at).overflowY !== 'visible' && isScrollable(at)) return true;
      }
      return isScrollable(document.documentElement);
    };
    /** Whether something else covers the middle of a control that does not scroll away, or something fixed its edge. */
    const isCovered = (element: Element): boolean => {
      if (!element.matches(interactive) || (!isStuck(element) && scrollsAway(element))) return false;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const own = element.closest('label') ?? element;
      const isOver = (x: number, y: number, counts: (hit: Element) => boolean) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && !own.contains(hit) && !hit.contains(own) && counts(hit);
      };
      const isUnderFloat = (hit: Element) => findFloat(hit)?.contains(own) === false;
      const middle = (left + right) / 2;
      return (
        isOver(middle, (top + bottom) / 2, (hit) => isStuck(element) || isUnderFloat(hit)) ||
        [top + 2, bottom - 2].some((y) => [left + 2, middle, right - 2].some((x) => isOver(x, y, isUnderFloat)))
      );
    };
    const faces = [...frame.querySelectorAll('[data-face]')].filter(isSeen);
    const paints = (element: Element) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      const isFilled = !/, 0\)$|transparent/.test(backgroundColor) || backgroundImage !== 'none';
      return hasWords(element) || isFilled || element.tagName === 'IMG';
    };
    /** Whether something painted is over the upper two thirds of a portrait. */
    const isOverFace = (element: Element): boolean => {
      if (!paints(element) || findFloat(element) !== null) return false;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return faces.some((face) => {
        if (face.contains(element) || element.contains(face)) return false;
        const box = face.getBoundingClientRect();
        const end = box.top + (box.height * 2) / 3;
        const meets = left < box.right - 1 && right > box.left + 1 && top < end - 1 && bottom > box.top + 1;
        const follows = face.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
        return meets && (follows !== 0 || getComputedStyle(element).zIndex !== 'auto');
      });
    };
    const fields = 'input, select, textarea, label, [role=group] button, [role=radio], [role=slider], [aria-pressed]';
    const isFramed = (element: Element): boolean => {
      if (element.matches(fields) || !element.closest('main')) return false;
      const { width, height } = element.getBoundingClientRect();
      const { borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth, borderTopColor, boxShadow } =
        getComputedStyle(element);
      const isRound = width === height && getComputedStyle(element).borderRadius === '50%';
      const widths = [borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth];
      const hasBorder = widths.every((width) => width !== '0px') && !borderTopColor.endsWith(', 0)');
      return !isRound && (hasBorder || / 0px 0px 0px [1-9]\S*px inset/.test(boxShadow));
    };
    const findLack = (element: Element): MeasuredElement['overflow'] => {
      if (!element.textContent?.trim() || element.matches('input, select, textarea')) return null;
      const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element);
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      // Parts of a line of text have no width of their own.
      const tooWide = element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1;
      const tooHigh = element.clientHeight > 0 && element.scrollHeight > element.clientHeight + 1;
      if (tooWide && cuts(overflowX)) return 'cut off';
      if (tooHigh && cuts(overflowY) && webkitLineClamp === 'none') return 'cut off';
      if (tooWide && overflowX === 'visible') return hasWords(element) ? 'spilt' : null;
      return tooWide ? 'scrolls sideways' : null;
    };
    const describe = (element: Element) => {
      const role = element.getAttribute('role');
      const words = (element.textContent || element.getAttribute('aria-label') || element.id).trim().slice(0, 40);
      return `${element.tagName.toLowerCase()}${role ? `[role=${role}]` : ''}.${element.className} "${words}"`;
    };

    const seen = [...frame.querySelectorAll('*')].filter((element) => !element.closest('svg') && isSeen(element));
    const elements = seen.map(
      (element): MeasuredElement => ({
        description: describe(element),
        tag: element.tagName.toLowerCase(),
        box: touched(element),
        // What lies on a stretched link is above it.
        lines: (inSentence(element) || findStretched(element)
          ? [...element.getClientRects()].map(toBox)
          : [touched(element)]
        ).map((line) => clip(line, element)),
        fontSize: Number.parseFloat(getComputedStyle(element).fontSize),
        hasOwnText: hasWords(element) || element.matches('input, select, textarea'),
        // Of two sliders on one line only the grips can be pressed.
        isInteractive: element.matches(interactive) && getComputedStyle(element).pointerEvents !== 'none',
        isInlineLink: inSentence(element),
        isMainAction: isMain(element),
        isSubmit: element.matches('[type=submit]'),
        overflow: findLack(element),
        isFloating: findFloat(element) !== null,
        isCovered: isCovered(element),
        isOverFace: isOverFace(element),
        isFramed: isFramed(element),
        interactiveAncestor: seen.indexOf(element.parentElement?.closest(interactive) as Element),
      }),
    );
    const layout: MeasuredLayout = {
      rootFontSize: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
      width: document.documentElement.clientWidth,
      height: innerHeight,
      scrollWidth: document.documentElement.scrollWidth,
      elements,
    };
    // As one text, because Playwright converts each value of an object several times.
    return JSON.stringify(layout);
  });
  return JSON.parse(json);
}
