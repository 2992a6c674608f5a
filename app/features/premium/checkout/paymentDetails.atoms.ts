import { atom, useStore } from 'jotai';
import { useEffect } from 'react';
import { pathTo } from '../../../routing/routeTable.ts';
import { memberAtom } from '../../../session/session.atoms.ts';
import type { PaymentDetails } from './paymentRequest.model.ts';

const ownedDetailsAtom = atom<{ userId: string; means: PaymentDetails } | null>(null);

/** Card or account between checkout and summary: in memory only, and for the member who typed it. */
export const paymentDetailsAtom = atom(
  (get) => {
    const held = get(ownedDetailsAtom);
    return held !== null && held.userId === get(memberAtom)?.claims.user_id ? held.means : null;
  },
  (get, set, means: PaymentDetails | null) => {
    const userId = get(memberAtom)?.claims.user_id;
    set(ownedDetailsAtom, means === null || userId === undefined ? null : { userId, means });
  },
);

const checkoutPaths: ReadonlySet<string> = new Set([pathTo('checkout'), pathTo('summary')]);

/** Forgets them when the member goes anywhere else than between the two pages, or is no longer signed in. */
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
