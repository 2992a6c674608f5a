import { type DeviceStorage, tabStorage } from '../lib/storage/deviceStorage.ts';
import { parseReturnPath } from './parseReturnPath.ts';
import { pathTo } from './routeTable.ts';

const storageKey = 'paymentEntryRoute';

/** The page that a member came to the plans from; kept until the tab closes or somebody signs out. */
export function createPaymentEntry(storage: DeviceStorage = tabStorage) {
  return {
    write: (path: string) => storage.write(storageKey, path),
    /** Where Back and the success page lead. */
    read: (): string => parseReturnPath(storage.read(storageKey)) ?? pathTo('home'),
    clear: () => storage.remove(storageKey),
  };
}

export const paymentEntry = createPaymentEntry();
