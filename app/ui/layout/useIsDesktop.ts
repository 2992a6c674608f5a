import { useMediaQuery } from '../../lib/useMediaQuery.ts';
import { media } from '../../theme/designTokens.ts';

/** From 1200 px on; for differences that CSS cannot make. */
export const useIsDesktop = (): boolean => useMediaQuery(media.desktop);
