import { PortraitTransition } from './portrait/PortraitTransition.tsx';
import { PagePositions, type PagePositionsProps } from './positions/PagePositions.tsx';

/** What goes on between the pages of a member. */
export const MemberNavigation = (props: PagePositionsProps) => (
  <>
    <PagePositions {...props} />
    <PortraitTransition />
  </>
);
