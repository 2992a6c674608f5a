import { findReferenced, type PagePosition } from '../../../routing/pagePositions.ts';
import { focusHeading } from '../useFocusOnNavigation.ts';

/** Until then lists, pictures and fonts that arrive may move the page. */
const SETTLE_MS = 3000;
const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Puts a page where it was left: its element at the same height, with the focus. It is kept there while the page grows
 * to what it was, until the member does something.
 *
 * @return stops it
 */
export function restorePagePosition({ scrollY, target, targetTop }: PagePosition): () => void {
  const content = document.getElementById('main')!;
  let focused = false;
  const place = () => {
    const element = target && findReferenced(content, target);
    if (!element) return window.scrollTo(0, scrollY);
    // Not scrollBy: Firefox may apply it to where the page before this one stood.
    const top = window.scrollY + element.getBoundingClientRect().top - targetTop;
    window.scrollTo({ top, behavior: 'instant' });
    if (!focused) element.focus({ preventScroll: true });
    focused = true;
  };
  place();
  if (!focused) focusHeading();
  const growth = new ResizeObserver(place);
  growth.observe(content);
  const timer = setTimeout(stop, SETTLE_MS);
  for (const input of inputs) window.addEventListener(input, stop, { capture: true });
  return stop;

  function stop(): void {
    growth.disconnect();
    clearTimeout(timer);
    for (const input of inputs) window.removeEventListener(input, stop, { capture: true });
  }
}
