/** Least width of a window for the layout of desktops. */
export const DESKTOP_MIN_WIDTH_PX = 1200;

export const isMobileViewport = (): boolean => !matchMedia(`(min-width: ${DESKTOP_MIN_WIDTH_PX}px)`).matches;
