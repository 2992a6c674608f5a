import { tabStorage, type WholeStorage } from '../lib/deviceStorage.ts';
import { type MemberStorage, memberStorage } from '../lib/memberStorage.ts';

const ownerKey = 'owner';

/** What this device keeps for a member, such as drafts, and what this tab does, such as an order. */
export interface Ownership {
  /** A member is here: whatever somebody else has left is forgotten. */
  claim(userId: string): void;
  /** Nobody is here any more, and nothing stays. */
  forget(): void;
}

export function createOwnership(
  tab: WholeStorage = tabStorage,
  device: Pick<MemberStorage, 'forget' | 'keepFor'> = memberStorage,
): Ownership {
  return {
    claim(userId) {
      device.keepFor(userId);
      if (tab.read(ownerKey) !== userId) tab.clear();
      tab.write(ownerKey, userId);
    },
    forget() {
      device.forget();
      tab.clear();
    },
  };
}
