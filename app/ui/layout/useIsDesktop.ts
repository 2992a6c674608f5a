import { useMediaQuery } from '../../lib/useMediaQuery.ts';
import { media } from '../../theme/designTokens.ts';

/** Whether the window is at least 1200 px wide; for differences that CSS cannot make. */
export const useIsDesktop = (): boolean => useMediaQuery(media.desktop);
