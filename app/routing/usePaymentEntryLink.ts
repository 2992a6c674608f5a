import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from '../ui/navigation/navigation.ts';
import { cameFromEntry, paymentEntry } from './paymentEntry.ts';

/**
 * The link back from the plans to the payment entry. Where the paywall has led to the plans, it goes back in the
 * history, to the same card.
 */
export function usePaymentEntryLink(): { to: string; onFollow: (event: MouseEvent) => void } {
  const { state } = useLocation();
  const navigate = useNavigate();
  return {
    to: paymentEntry.read(),
    onFollow(event) {
      const inNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (inNewTab || !cameFromEntry(state)) return;
      event.preventDefault();
      void navigate(-1);
    },
  };
}
