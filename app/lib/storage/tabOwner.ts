import { tabStorage } from './deviceStorage.ts';

const ownerKey = 'owner';
/** A payment on its way comes back to the tab, also after the session has expired; each value names its member. */
const paymentPrefix = 'premium.';

let lastOwner: string | null = null;

/** The member to whom the tab belongs or last belonged; null if none is known. */
export const readLastOwner = (): string | null => lastOwner;

/** Call when a member's session starts: removes what other members have stored in the tab. */
export function claimTab(userId: string, tab = tabStorage): void {
  lastOwner = userId;
  if (tab.read(ownerKey) !== userId) {
    const isOwn = (key: string) => tab.read(key)?.includes(`"member":${JSON.stringify(userId)}`) === true;
    tab.clear((key) => key.startsWith(paymentPrefix) && isOwn(key));
  }
  tab.write(ownerKey, userId);
}

/** Call when a session has expired: removes what tells of the member, but for a payment on its way. */
export function leaveTab(tab = tabStorage): void {
  const owner = tab.read(ownerKey);
  if (owner === null) return;
  lastOwner = owner;
  tab.clear((key) => key.startsWith(paymentPrefix));
}
