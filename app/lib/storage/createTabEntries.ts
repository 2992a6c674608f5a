import * as z from 'zod/mini';
import { createTabRecord } from './createTabRecord.ts';

/**
 * Creates a store of values by key that outlive a page but not the tab, for one member only.
 *
 * @param max beyond this number, the value written first is dropped
 */
export function createTabEntries<T>(name: string, schema: z.ZodMiniType<T>, max: number) {
  const record = createTabRecord(name, z.array(z.object({ key: z.string(), value: schema })));
  return {
    read: (member: string, key: string): T | null =>
      record.read(member)?.find((entry) => entry.key === key)?.value ?? null,
    write(member: string, key: string, value: T): void {
      const others = (record.read(member) ?? []).filter((entry) => entry.key !== key);
      record.write(member, [...others, { key, value }].slice(-max));
    },
    clear: record.clear,
  };
}
