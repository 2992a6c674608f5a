/** Share of the window above which a bar leaves too little of the page. */
const MAX_SHARE_OF_WINDOW = 0.2;

/** Whether a bar may stay at the bottom of the window while the page scrolls. Heights in pixels. */
export const isBottomBarLowEnough = (barHeight: number, windowHeight: number): boolean =>
  barHeight <= windowHeight * MAX_SHARE_OF_WINDOW;
