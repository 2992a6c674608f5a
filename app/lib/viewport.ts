/** Below 1200 px the product shows itself as on a phone (specification, section 9). */
export const isMobile = (): boolean => !matchMedia('(min-width: 1200px)').matches;
