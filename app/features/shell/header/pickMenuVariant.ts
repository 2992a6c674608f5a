import type { SiteValues } from '../../../site/SiteValues.ts';

/**
 * The variant of the menu. bar: links in the header, and a drawer for the rest; bottomBar: links at the bottom of the
 * window, and everything in the drawer; drawer: everything in the drawer alone.
 */
export type MenuVariant = 'bar' | 'bottomBar' | 'drawer';

/**
 * Width that logo, links, bell and menu button need in one row, with the longest name and the longest labels of all. A
 * window of 1200 px with a scroll bar has 59 rem of the largest text that a site begins with.
 */
const NAV_BAR_MIN_WIDTH_REM = 58;

/**
 * Picks variant 1, the link bar, on desktops, and variant 2, the drawer, on phones, unless the brand chooses one. With
 * text so large that the bar would wrap, it is always the drawer (reading 44). Phones and tablets have the links at the
 * bottom as well, where a thumb reaches them.
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
