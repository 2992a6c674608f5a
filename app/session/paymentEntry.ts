import { type DeviceStorage, tabStorage } from '../lib/deviceStorage.ts';
import { parseReturnPath } from '../routing/parseReturnPath.ts';
import { pathTo } from '../routing/routeTable.ts';

const key = 'paymentEntryRoute';

/** The page that a member came to the plans from; kept until the tab closes or somebody signs out. */
export function createPaymentEntry(storage: DeviceStorage = tabStorage) {
  return {
    remember: (path: string) => storage.write(key, path),
    /** Where Back and the success page lead. */
    read: (): string => parseReturnPath(storage.read(key)) ?? pathTo('home'),
    forget: () => storage.remove(key),
  };
}

export const paymentEntry = createPaymentEntry();
