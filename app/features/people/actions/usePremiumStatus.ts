import { useMember } from '../../../session/useSession.ts';
import type { PremiumStatus } from '../model/paywall.model.ts';

/** The premium status of the signed-in member. */
export function usePremiumStatus(): PremiumStatus {
  const user = useMember()?.user;
  return { premium: user?.premium ?? false, paywallOnSend: user?.settings.paywallOnSend ?? false };
}
