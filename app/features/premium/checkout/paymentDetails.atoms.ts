import { atom, useStore } from 'jotai';
import { useEffect } from 'react';
import { pathTo } from '../../../routing/routeTable.ts';
import { memberAtom } from '../../../session/session.atoms.ts';
import type { PaymentDetails } from './paymentRequest.model.ts';

const ownedDetailsAtom = atom<{ userId: string; details: PaymentDetails } | null>(null);

/** Card or bank data between checkout and summary: in memory only, and only for the member who typed it. */
export const paymentDetailsAtom = atom(
  (get) => {
    const owned = get(ownedDetailsAtom);
    return owned !== null && owned.userId === get(memberAtom)?.claims.user_id ? owned.details : null;
  },
  (get, set, details: PaymentDetails | null) => {
    const userId = get(memberAtom)?.claims.user_id;
    set(ownedDetailsAtom, details === null || userId === undefined ? null : { userId, details });
  },
);

const checkoutPaths: ReadonlySet<string> = new Set([pathTo('checkout'), pathTo('summary')]);

/** Clears the payment details when the member leaves for any page but the other of the two, or is signed out. */
export function useForgetPaymentDetails(): void {
  const store = useStore();
  useEffect(
    () => () => {
      if (!checkoutPaths.has(window.location.pathname) || store.get(memberAtom) === null)
        store.set(paymentDetailsAtom, null);
    },
    [store],
  );
}
