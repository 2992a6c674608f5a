/** The box that an element scrolls in; the root element represents the window. */
export function findScroller(element: Element): Element {
  const parent = element.parentElement;
  if (!parent || parent === document.documentElement || /auto|scroll/.test(getComputedStyle(parent).overflowY)) {
    return parent ?? document.documentElement;
  }
  return findScroller(parent);
}
