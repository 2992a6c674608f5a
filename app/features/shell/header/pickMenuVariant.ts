/** bar: links in the header, and a drawer for the rest; drawer: everything in the drawer. */
export type MenuVariant = 'bar' | 'drawer';

/** What logo, links, bell and menu button need in one row, with the longest name and the longest labels of all. */
const NAV_BAR_MIN_WIDTH_REM = 60;

/**
 * The link bar on desktop, the drawer alone on phones. With text so large that the bar would wrap, a desktop gets the
 * drawer too (reading 44).
 *
 * @param headerWidthRem width of the header in rem, which shrinks as the text grows
 */
export const pickMenuVariant = (desktop: boolean, headerWidthRem: number): MenuVariant =>
  desktop && headerWidthRem >= NAV_BAR_MIN_WIDTH_REM ? 'bar' : 'drawer';
