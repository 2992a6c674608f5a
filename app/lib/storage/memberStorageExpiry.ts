import { type DeviceStorage, deviceStorage, tabStorage } from './deviceStorage.ts';

/** Key of the values that a member has written on this device. */
export const memberValuesKey = 'member';
/** Key in the tab of values that are not sealed yet, as they are a few milliseconds later. */
export const unsealedKey = 'unsealed';

/** Time for which sealed values are kept after the member's session was last opened. */
const KEPT_MS = 14 * 24 * 60 * 60 * 1000;

/** A sealed text with the moment until which it is kept. */
export const withTerm = (sealed: string): string => `${Date.now() + KEPT_MS}.${sealed}`;

/** The sealed text; null after its term, or where nothing sealed is stored. */
export function withoutTerm(stored: string | null): string | null {
  const [, until, sealed] = /^(\d+)\.(.+)$/.exec(stored ?? '') ?? [];
  if (until === undefined || sealed === undefined) return null;
  const leftMs = Number(until) - Date.now();
  return leftMs > 0 && leftMs <= 2 * KEPT_MS ? sealed : null;
}

/** Removes values of members that are readable or past their term. Call it for a guest. */
export function tidyMemberValues(device: DeviceStorage = deviceStorage, tab: DeviceStorage = tabStorage): void {
  if (withoutTerm(device.read(memberValuesKey)) === null) device.remove(memberValuesKey);
  tab.remove(unsealedKey);
}
