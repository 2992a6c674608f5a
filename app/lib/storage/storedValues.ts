import { type DeviceStorage, deviceStorage, tabStorage } from './deviceStorage.ts';

/** Key of what a member has written on this device. */
export const memberValuesKey = 'member';
/** Key in the tab of what is written and not sealed yet: a few milliseconds later it is. */
export const unsealedKey = 'unsealed';

/** Sealed values are kept for so long after the member's session was last opened. */
const KEPT_MS = 14 * 24 * 60 * 60 * 1000;

/** A sealed text with the moment until which it is kept. */
export const withTerm = (sealed: string): string => `${Date.now() + KEPT_MS}.${sealed}`;

/** The sealed text; null where its days are over, or nothing sealed is stored. */
export function withoutTerm(stored: string | null): string | null {
  const [, until, sealed] = /^(\d+)\.(.+)$/.exec(stored ?? '') ?? [];
  if (until === undefined || sealed === undefined) return null;
  const leftMs = Number(until) - Date.now();
  return leftMs > 0 && leftMs <= 2 * KEPT_MS ? sealed : null;
}

/** Removes what members have written and anyone can read, or what has been kept for its days. Call it for a guest. */
export function tidyMemberValues(device: DeviceStorage = deviceStorage, tab: DeviceStorage = tabStorage): void {
  if (withoutTerm(device.read(memberValuesKey)) === null) device.remove(memberValuesKey);
  tab.remove(unsealedKey);
}
