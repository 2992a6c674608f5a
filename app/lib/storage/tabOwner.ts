import { tabStorage } from './deviceStorage.ts';

const ownerKey = 'owner';
/**
 * Prefix of the values of a payment on its way, which returns to the tab even after the session has expired; each names
 * its member.
 */
const paymentPrefix = 'premium.';

let lastOwner: string | null = null;

/** The member to whom the tab belongs or last belonged; null if none is known. */
export const readLastOwner = (): string | null => lastOwner;

/** Removes what other members have stored in the tab. Call it when a member's session starts. */
export function claimTab(userId: string, tab = tabStorage): void {
  lastOwner = userId;
  if (tab.read(ownerKey) !== userId) {
    const isOwn = (key: string) => tab.read(key)?.includes(`"member":${JSON.stringify(userId)}`) === true;
    tab.clear((key) => key.startsWith(paymentPrefix) && isOwn(key));
  }
  tab.write(ownerKey, userId);
}

/** Removes what tells of the member, except a payment on its way. Call it when a session has expired. */
export function leaveTab(tab = tabStorage): void {
  const owner = tab.read(ownerKey);
  if (owner === null) return;
  lastOwner = owner;
  tab.clear((key) => key.startsWith(paymentPrefix));
}
