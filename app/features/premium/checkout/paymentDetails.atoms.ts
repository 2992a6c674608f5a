import { atom, useStore } from 'jotai';
import { useEffect } from 'react';
import { pathTo } from '../../../routing/routeAddresses.ts';
import { ownedAtom } from '../../../session/ownedAtom.ts';
import { memberIdAtom } from '../../../session/session.atoms.ts';
import { forgetDetails, type UsedDetails } from './shownPaymentDetails.ts';
import type { PaymentDetails } from './toPaymentRequest.ts';
import { usePageHide } from './usePageHide.ts';

/** Card or bank data between checkout and summary: in memory only, and only for the member who typed it. */
export const paymentDetailsAtom = ownedAtom<PaymentDetails | UsedDetails | null>(null);

/** Forgets card and bank data, except what may be shown of them, once the API has answered or the page is left. */
export const forgetPaymentDetailsAtom = atom(null, (get, set) => {
  const details = get(paymentDetailsAtom);
  if (details) set(paymentDetailsAtom, forgetDetails(details));
});

const checkoutPaths: ReadonlySet<string> = new Set([pathTo('checkout'), pathTo('summary')]);

/**
 * Clears the payment details when the member leaves for any page but the other of the two, or is signed out; and
 * forgets them when the document is hidden, before the browser may store it for Back.
 */
export function useForgetPaymentDetails(): void {
  const store = useStore();
  usePageHide(() => store.set(forgetPaymentDetailsAtom));
  useEffect(
    () => () => {
      if (!checkoutPaths.has(window.location.pathname) || store.get(memberIdAtom) === null)
        store.set(paymentDetailsAtom, null);
    },
    [store],
  );
}
