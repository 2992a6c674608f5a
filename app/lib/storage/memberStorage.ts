import { type DeviceStorage, deviceStorage } from './deviceStorage.ts';

const storageKey = 'member';
/** Beyond this number, the value written first is dropped. */
const MAX_VALUES = 100;

/** Values of one member, such as drafts; signing out, or a value of another member, clears them. */
export interface MemberStorage {
  /** All values of the owner, each with its key. */
  readAll(owner: string): readonly (readonly [key: string, value: string])[];
  read(owner: string, key: string): string | null;
  /** An empty value removes the key. */
  write(owner: string, key: string, value: string): void;
  clear(): void;
  /** Clears the values unless they belong to this owner. */
  clearOthers(owner: string): void;
}

export function createMemberStorage(storage: DeviceStorage = deviceStorage): MemberStorage {
  const valuesOf = (owner: string): [string, string][] => {
    const stored = parseStoredValues(storage.read(storageKey));
    return stored?.owner === owner ? stored.values : [];
  };
  return {
    readAll: valuesOf,
    read: (owner, key) => valuesOf(owner).find(([name]) => name === key)?.[1] ?? null,
    write(owner, key, value) {
      const others = valuesOf(owner).filter(([name]) => name !== key);
      const values = value === '' ? others : [...others, [key, value]];
      if (values.length === 0) storage.remove(storageKey);
      else storage.write(storageKey, JSON.stringify({ owner, values: values.slice(-MAX_VALUES) }));
    },
    clear: () => storage.remove(storageKey),
    clearOthers(owner) {
      if (parseStoredValues(storage.read(storageKey))?.owner !== owner) storage.remove(storageKey);
    },
  };
}

interface StoredValues {
  owner: string;
  values: [string, string][];
}

function parseStoredValues(stored: string | null): StoredValues | null {
  if (stored === null) return null;
  try {
    const { owner, values } = JSON.parse(stored) as Partial<Record<keyof StoredValues, unknown>>;
    return typeof owner === 'string' && Array.isArray(values) ? { owner, values: values.filter(isEntry) } : null;
  } catch {
    return null;
  }
}

const isEntry = (entry: unknown): entry is [string, string] =>
  Array.isArray(entry) && entry.length === 2 && entry.every((item) => typeof item === 'string');

export const memberStorage = createMemberStorage();
