import { PortraitTransition } from './portrait/PortraitTransition.tsx';
import { PagePositions, type PagePositionsProps } from './positions/PagePositions.tsx';

/** The effects of navigating between the pages of a member. */
export const NavigationEffects = (positions: PagePositionsProps) => (
  <>
    <PagePositions {...positions} />
    <PortraitTransition />
  </>
);
