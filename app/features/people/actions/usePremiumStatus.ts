import { useMember } from '../../../session/useSession.ts';
import type { PremiumStatus } from '../model/paywall.model.ts';

/** What the rules need to know of the member who is signed in. */
export function usePremiumStatus(): PremiumStatus {
  const user = useMember()?.user;
  return { premium: user?.premium ?? false, paywallOnSend: user?.settings.paywallOnSend ?? false };
}
