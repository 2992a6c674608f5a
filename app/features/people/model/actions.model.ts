/** What the rules need to know of who acts. */
export interface Actor {
  premium: boolean;
  /** Whether chats are held back only when something is sent (specification, section 5). */
  paywallOnSend: boolean;
}

/** upgrade: to the plans, which explain what Premium is for (contract, reading 36); no call is made. */
export type Verdict = 'act' | 'upgrade';

/** Favourites are part of Premium (specification, section 5). */
export const decideFavourite = ({ premium }: Actor): Verdict => (premium ? 'act' : 'upgrade');

/**
 * Starting a conversation (specification, section 5): to the plans if it is blocked and not held back later. Premium
 * members have no plans to go to; for them the server decides (section 6).
 */
export function decideTalk({ premium, paywallOnSend }: Actor, blockSend: boolean): Verdict {
  return blockSend && !paywallOnSend && !premium ? 'upgrade' : 'act';
}
