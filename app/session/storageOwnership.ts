import { type ClearableStorage, tabStorage } from '../lib/storage/deviceStorage.ts';
import { type MemberStorage, memberStorage } from '../lib/storage/memberStorage.ts';

const ownerKey = 'owner';

/** What this device keeps for a member, such as drafts, and what this tab does, such as an order. */
export interface StorageOwnership {
  /** A member is here: whatever somebody else has left is forgotten. */
  claim(userId: string): void;
  /** Nobody is here any more, and nothing stays. */
  release(): void;
}

export function createStorageOwnership(
  tab: ClearableStorage = tabStorage,
  device: Pick<MemberStorage, 'clear' | 'clearOthers'> = memberStorage,
): StorageOwnership {
  return {
    claim(userId) {
      device.clearOthers(userId);
      if (tab.read(ownerKey) !== userId) tab.clear();
      tab.write(ownerKey, userId);
    },
    release() {
      device.clear();
      tab.clear();
    },
  };
}
