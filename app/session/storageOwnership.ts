import { type ClearableStorage, tabStorage } from '../lib/storage/deviceStorage.ts';
import { type MemberStorage, memberStorage } from '../lib/storage/memberStorage.ts';

const ownerKey = 'owner';

/** Clears stored values of one member, such as drafts (on the device) and orders (in the tab), before another can read them. */
export interface StorageOwnership {
  /** Call when a member's session starts: clears what other members have stored. */
  claim(userId: string): void;
  /** Call when a member signs out: clears everything. */
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
