import { type ClearableStorage, tabStorage } from '../lib/storage/deviceStorage.ts';
import { type MemberStorage, memberStorage } from '../lib/storage/memberStorage.ts';
import { memberValuesKey } from '../lib/storage/memberStorageExpiry.ts';
import { claimTab, leaveTab } from '../lib/storage/tabOwner.ts';

/**
 * The owner of stored values, such as drafts (on the device) and orders (in the tab), which no other member may read.
 */
export interface StorageOwnership {
  /** Call when a member's session starts: clears what other members have stored. */
  claim(userId: string): void;
  /** Call when the session has the key to the member's values: from then on they can be read. */
  open(userId: string, key: string | null): Promise<void>;
  /** Call when a session has expired: the member's values stay, but only their next session can read them. */
  expire(): void;
  /** Call when a member signs out: clears everything. */
  release(): void;
  /** Call when another tab has changed stored values. */
  follow(event: Pick<StorageEvent, 'key'>): void;
}

export function createStorageOwnership(
  tab: ClearableStorage = tabStorage,
  device: Omit<MemberStorage, 'read' | 'readAll' | 'write' | 'subscribe'> = memberStorage,
): StorageOwnership {
  return {
    claim(userId) {
      device.clearOthers(userId);
      claimTab(userId, tab);
    },
    open: device.open,
    expire() {
      device.close();
      leaveTab(tab);
    },
    release() {
      device.clear();
      device.close();
      tab.clear();
    },
    follow({ key }) {
      if (key === memberValuesKey || key === null) void device.follow();
    },
  };
}
