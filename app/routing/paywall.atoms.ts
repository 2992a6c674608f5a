import { ownedAtom } from '../session/ownedAtom.ts';
import type { PremiumIntent } from './premiumIntent.ts';

/** What a member wanted that needs Premium. */
export interface Paywall extends PremiumIntent {
  /** The name of the other member, as far as the page knows it. */
  username: string | null;
  /** Their message was not sent, and is a draft again. */
  textKept?: boolean;
}

/** The paywall that the member has met; the shell shows a sheet about it over the page. Null while none is open. */
export const paywallAtom = ownedAtom<Paywall | null>(null);
