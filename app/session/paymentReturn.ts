import * as z from 'zod/mini';
import { type DeviceStorage, tabStorage } from '../lib/deviceStorage.ts';

const key = 'premium.return';

const Kept = z.object({ member: z.string(), provider: z.string(), address: z.nullable(z.string()) });

/**
 * Coming back from a provider after the session has ended: the way back waits in this tab until the member who ordered
 * is signed in again. An address that nobody here has ordered for, such as one in a letter, is never kept.
 */
export function createPaymentReturn(storage: DeviceStorage = tabStorage) {
  const read = () => {
    try {
      return Kept.safeParse(JSON.parse(storage.read(key) ?? 'null')).data ?? null;
    } catch {
      return null;
    }
  };
  const write = (kept: z.output<typeof Kept>) => storage.write(key, JSON.stringify(kept));
  return {
    /** An order goes to a provider. */
    expect: (member: string, provider: string) => write({ member, provider, address: null }),
    /** Nobody is signed in, and somebody comes back. */
    keep(pathname: string, search: string): void {
      const kept = read();
      const named = new URLSearchParams(search).getAll('provider');
      if (kept && named.length === 1 && named[0] === kept.provider) write({ ...kept, address: pathname + search });
    },
    /** Where a member has to go on, once; null for everybody else. */
    take(member: string): string | null {
      const kept = read();
      if (kept?.member !== member || kept.address === null) return null;
      write({ ...kept, address: null });
      return kept.address;
    },
    /** The order is settled. */
    forget: () => storage.remove(key),
  };
}

export const paymentReturn = createPaymentReturn();
