import { useState } from 'react';
import { useMember } from '../../session/useSession.ts';
import { type CheckoutChoice, storedChoice } from './paymentStorage.ts';

/** The tariff and provider that the member has chosen, stored for the tab. */
export function useCheckoutChoice() {
  const userId = useMember()?.claims.userId ?? '';
  const [choice, setChoice] = useState(() => storedChoice.read(userId));
  return {
    choice,
    change(next: CheckoutChoice): void {
      storedChoice.write(userId, next);
      setChoice(next);
    },
  };
}
