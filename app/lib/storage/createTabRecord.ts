import * as z from 'zod/mini';
import { tabStorage } from './deviceStorage.ts';

/** Creates a store of one value that outlives a page but not the tab, for one member only. Never for card data. */
export function createTabRecord<T>(key: string, schema: z.ZodMiniType<T>) {
  const StoredValue = z.object({ member: z.string(), value: z.unknown() });
  return {
    /** Null where nothing is stored, or the stored value is damaged or belongs to another member. */
    read(member: string): T | null {
      try {
        const stored = StoredValue.parse(JSON.parse(tabStorage.read(key) ?? 'null'));
        return stored.member === member ? schema.parse(stored.value) : null;
      } catch {
        return null;
      }
    },
    write: (member: string, value: T) => tabStorage.write(key, JSON.stringify({ member, value })),
    clear: () => tabStorage.remove(key),
  };
}
