import { type DeviceStorage, tabStorage } from '../lib/storage/deviceStorage.ts';
import type { PageName } from './definePage.ts';
import { parseReturnPath } from './parseReturnPath.ts';
import { pathTo, type RouteTarget } from './routeAddresses.ts';

const storageKey = 'paymentEntryRoute';

/** Pages that are no way back, because they would lead in a circle. */
const excludedPages: ReadonlySet<PageName | null> = new Set<PageName>([
  'plans',
  'checkout',
  'summary',
  'paymentsError',
  'paymentsSuccess',
  'paymentsContact',
]);

/** The path of the page from which a member came to the plans (guard rule 9); null if it is not one to go back to. */
export const toPaymentEntry = (from: RouteTarget | null): string | null =>
  from === null || excludedPages.has(from.name) ? null : parseReturnPath(from.pathname);

/**
 * Creates the store of the page from which a member came to the plans, kept until the tab closes or the session ends.
 */
export function createPaymentEntry(storage: DeviceStorage = tabStorage) {
  return {
    write: (path: string) => storage.write(storageKey, path),
    /** The path that Back and the success page lead to: the stored one, else home. */
    read: (): string => parseReturnPath(storage.read(storageKey)) ?? pathTo('home'),
    clear: () => storage.remove(storageKey),
  };
}

export const paymentEntry = createPaymentEntry();

/** History state of the plans if the entry before them is the page on which the member met the paywall. */
export const plansFromEntry = { fromEntry: true } as const;
export const cameFromEntry = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromEntry' in state && state.fromEntry === true;
