import { findReferenced, type PagePosition, toElementReference } from '../../../lists/pagePositions.ts';

/** Where the page on show stands. */
export function capturePagePosition(pressed: Element | null): PagePosition {
  const content = document.getElementById('main')!;
  // Safari gives a pressed link no focus.
  const element = [pressed, document.activeElement].find((each) => each && each !== content && content.contains(each));
  const target = element ? toElementReference(content, element) : null;
  return {
    scrollY: window.scrollY,
    target,
    targetTop: (target && findReferenced(content, target)?.getBoundingClientRect().top) ?? 0,
  };
}
