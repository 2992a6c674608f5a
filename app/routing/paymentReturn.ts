import * as z from 'zod/mini';
import { type DeviceStorage, tabStorage } from '../lib/storage/deviceStorage.ts';

const storageKey = 'premium.return';

const StoredReturn = z.object({ member: z.string(), provider: z.string(), address: z.nullable(z.string()) });

/**
 * Coming back from a provider after the session has ended: the way back waits in this tab until the member who ordered
 * is signed in again. An address that nobody here has ordered for, such as one in a letter, is never kept.
 */
export function createPaymentReturn(storage: DeviceStorage = tabStorage) {
  const read = () => {
    try {
      return StoredReturn.safeParse(JSON.parse(storage.read(storageKey) ?? 'null')).data ?? null;
    } catch {
      return null;
    }
  };
  const write = (kept: z.output<typeof StoredReturn>) => storage.write(storageKey, JSON.stringify(kept));
  return {
    /** An order goes to a provider. */
    expectReturn: (member: string, provider: string) => write({ member, provider, address: null }),
    /** Nobody is signed in, and somebody comes back. */
    store(pathname: string, search: string): void {
      const kept = read();
      const named = new URLSearchParams(search).getAll('provider');
      if (kept && named.length === 1 && named[0] === kept.provider) write({ ...kept, address: pathname + search });
    },
    /** Where a member has to go on, once; null for everybody else. */
    consume(member: string): string | null {
      const kept = read();
      if (kept?.member !== member || kept.address === null) return null;
      write({ ...kept, address: null });
      return kept.address;
    },
    /** The order is settled. */
    clear: () => storage.remove(storageKey),
  };
}

export const paymentReturn = createPaymentReturn();
