import { useStore } from 'jotai';
import { useEffect } from 'react';
import { pathTo } from '../../../routing/routeTable.ts';
import { ownedAtom } from '../../../session/ownedAtom.ts';
import { memberIdAtom } from '../../../session/session.atoms.ts';
import type { PaymentDetails } from './paymentRequest.model.ts';

/** Card or bank data between checkout and summary: in memory only, and only for the member who typed it. */
export const paymentDetailsAtom = ownedAtom<PaymentDetails | null>(null);

const checkoutPaths: ReadonlySet<string> = new Set([pathTo('checkout'), pathTo('summary')]);

/** Clears the payment details when the member leaves for any page but the other of the two, or is signed out. */
export function useForgetPaymentDetails(): void {
  const store = useStore();
  useEffect(
    () => () => {
      if (!checkoutPaths.has(window.location.pathname) || store.get(memberIdAtom) === null)
        store.set(paymentDetailsAtom, null);
    },
    [store],
  );
}
