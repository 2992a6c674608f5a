/** Below 1200 px the layout is that of a phone. */
export const isMobileViewport = (): boolean => !matchMedia('(min-width: 1200px)').matches;
