import * as z from 'zod/mini';
import { type DeviceStorage, tabStorage } from '../lib/storage/deviceStorage.ts';

const storageKey = 'premium.return';

const StoredReturn = z.object({ member: z.string(), provider: z.string(), address: z.nullable(z.string()) });

/**
 * Creates the store of the address to which a provider sends a member back after the session has expired, kept until
 * that member has signed in again. It takes only addresses of the provider of this tab's order.
 */
export function createPaymentReturnAddress(storage: DeviceStorage = tabStorage) {
  const read = () => {
    try {
      return StoredReturn.safeParse(JSON.parse(storage.read(storageKey) ?? 'null')).data ?? null;
    } catch {
      return null;
    }
  };
  const write = (value: z.output<typeof StoredReturn>) => storage.write(storageKey, JSON.stringify(value));
  return {
    /** Call before a member leaves for the provider's page. */
    expectReturn: (member: string, provider: string) => write({ member, provider, address: null }),
    /** Stores the address of a return without a session; ignores one that was not expected. */
    store(pathname: string, search: string): void {
      const expected = read();
      const providers = new URLSearchParams(search).getAll('provider');
      if (expected && providers.length === 1 && providers[0] === expected.provider) {
        write({ ...expected, address: pathname + search });
      }
    },
    /** Returns the address at which the member has to continue, once; null if there is none for this member. */
    consume(member: string): string | null {
      const stored = read();
      if (stored?.member !== member || stored.address === null) return null;
      write({ ...stored, address: null });
      return stored.address;
    },
    /** Call when the order is complete. */
    clear: () => storage.remove(storageKey),
  };
}

export const paymentReturn = createPaymentReturnAddress();
