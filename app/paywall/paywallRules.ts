import { useMember } from '../session/useSession.ts';

/** The facts about the signed-in member that the paywall rules need. */
export interface PremiumStatus {
  premium: boolean;
  /** Whether the paywall is at sending a message, not at starting a conversation. */
  paywallOnSend: boolean;
}

// Where Premium is needed, no call is made, and the plans are shown (reading 36).

export const favouriteNeedsPremium = ({ premium }: PremiumStatus): boolean => !premium;

/**
 * Whether starting a conversation needs Premium: if it is blocked, unless the paywall is at sending (reading 37).
 * Premium members have no plans page; for them the server decides.
 */
export const conversationNeedsPremium = ({ premium, paywallOnSend }: PremiumStatus, blockSend: boolean): boolean =>
  blockSend && !paywallOnSend && !premium;

/** The premium status of the signed-in member. */
export function usePremiumStatus(): PremiumStatus {
  const user = useMember()?.user;
  return { premium: user?.premium ?? false, paywallOnSend: user?.settings.paywallOnSend ?? false };
}
