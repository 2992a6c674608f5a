import type { SiteValues } from '../../../site/SiteValues.ts';

/**
 * bar: links in the header, and a drawer for the rest; bottomBar: links at the bottom of the window, and everything in
 * the drawer; drawer: everything in the drawer alone.
 */
export type MenuVariant = 'bar' | 'bottomBar' | 'drawer';

/**
 * What logo, links, bell and menu button need in one row, with the longest name and the longest labels of all. A window
 * of 1200 px with a scroll bar has 59 rem of the largest text that a site begins with.
 */
const NAV_BAR_MIN_WIDTH_REM = 58;

/**
 * Variant 1 is the link bar, variant 2 the drawer: on desktop the first, on phones the second, unless the brand chooses
 * one. With text so large that the bar would wrap, there is the drawer in any case (reading 44). Phones and tablets
 * have the links at the bottom as well, where a thumb reaches them.
 *
 * @param headerWidthRem width of the header in rem, which shrinks as the text grows
 */
export function pickMenuVariant(
  chosen: SiteValues['menuVariant'],
  desktop: boolean,
  headerWidthRem: number,
): MenuVariant {
  const wantsBar = chosen === 0 ? desktop : chosen === 1;
  if (wantsBar && headerWidthRem >= NAV_BAR_MIN_WIDTH_REM) return 'bar';
  return desktop ? 'drawer' : 'bottomBar';
}
