import { findReferenced, type PagePosition } from '../../../lists/pagePositions.ts';
import { inputs } from '../useFirstInput.ts';
import { focusHeading } from '../useFocusOnNavigation.ts';

/** Time in which the element may arrive. After that the page stays as the member sees it. */
const FIND_MS = 15_000;

/** Time in which pictures and fonts may move the page once the element is there. */
export const SETTLE_MS = 3000;

/**
 * Restores a page as it was left: its element at the same height, with the focus. It is kept there while the page grows
 * to its former length, until the member does something; a list that arrives late is waited for.
 *
 * @return the function that stops it
 */
export function restorePagePosition({ scrollY, target, targetTop }: PagePosition): () => void {
  const content = document.getElementById('main')!;
  let focused = false;
  let timer = setTimeout(stop, target ? FIND_MS : SETTLE_MS);
  const place = () => {
    const element = target && findReferenced(content, target);
    if (!element) return window.scrollTo(0, scrollY);
    // Not scrollBy: Firefox may apply it to the position of the previous page.
    const top = window.scrollY + element.getBoundingClientRect().top - targetTop;
    window.scrollTo({ top, behavior: 'instant' });
    if (focused) return;
    element.focus({ preventScroll: true });
    focused = true;
    clearTimeout(timer);
    timer = setTimeout(stop, SETTLE_MS);
  };
  place();
  if (!focused) focusHeading();
  const growth = new ResizeObserver(place);
  growth.observe(content);
  for (const input of inputs) window.addEventListener(input, stop, { capture: true });
  return stop;

  function stop(): void {
    growth.disconnect();
    clearTimeout(timer);
    for (const input of inputs) window.removeEventListener(input, stop, { capture: true });
  }
}
