/** What the rules need to know of who acts. */
export interface PremiumStatus {
  premium: boolean;
  /** The paywall stands at sending a message, not at starting a conversation. */
  paywallOnSend: boolean;
}

/** upgrade: no call is made, and the plans page explains what Premium is for (reading 36). */
export type PaywallDecision = 'act' | 'upgrade';

/** Favourites are part of Premium. */
export const decideFavourite = ({ premium }: PremiumStatus): PaywallDecision => (premium ? 'act' : 'upgrade');

/**
 * Starting a conversation: to the plans if it is blocked and the paywall does not stand at sending (reading 37). There
 * is no plans page for Premium members; for them the server decides.
 */
export function decideConversation({ premium, paywallOnSend }: PremiumStatus, blockSend: boolean): PaywallDecision {
  return blockSend && !paywallOnSend && !premium ? 'upgrade' : 'act';
}
