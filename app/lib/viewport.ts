/** Below 1200 px the layout is that of a phone. */
export const isMobile = (): boolean => !matchMedia('(min-width: 1200px)').matches;
