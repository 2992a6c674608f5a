import { useCallback } from 'react';
import { plansFromEntry } from '../routing/paymentEntry.ts';
import { sharedPaths } from '../routing/sharedPaths.ts';
import { useMember } from '../session/useSession.ts';
import { useNavigate } from '../ui/navigation/navigation.ts';
import { type PremiumIntent, premiumIntent } from './premiumIntent.ts';

/**
 * Leads to the plans because a member's intent needs Premium (reading 36), and stores the intent for the tab. The
 * function stays the same.
 */
export function useShowPlans(): (intent: PremiumIntent) => void {
  const navigate = useNavigate();
  const userId = useMember()?.claims.userId ?? '';
  return useCallback(
    (intent) => {
      premiumIntent.write(userId, intent);
      void navigate(sharedPaths.premiumUpgrade(true), { state: plansFromEntry });
    },
    [navigate, userId],
  );
}
