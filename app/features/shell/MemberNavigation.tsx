import { LazyPaywallSheet, type LoadPaywallSheet } from './LazyPaywallSheet.tsx';
import { PortraitTransition } from './portrait/PortraitTransition.tsx';
import { PagePositions, type PagePositionsProps } from './positions/PagePositions.tsx';

interface MemberNavigationProps extends PagePositionsProps {
  loadPaywallSheet: LoadPaywallSheet;
}

/** What goes on between and above the pages of a member. */
export const MemberNavigation = ({ loadPaywallSheet, ...positions }: MemberNavigationProps) => (
  <>
    <PagePositions {...positions} />
    <PortraitTransition />
    <LazyPaywallSheet load={loadPaywallSheet} />
  </>
);
