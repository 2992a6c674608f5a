import { type DeviceStorage, deviceStorage } from './deviceStorage.ts';

const storageKey = 'member';
/** More than this is hardly a draft any more; the oldest goes first. */
const MAX_VALUES = 100;

/** What one member has begun on this device, such as drafts. Nobody else ever reads it, and signing out forgets it. */
export interface MemberStorage {
  read(owner: string, key: string): string | null;
  /** Empty text removes. */
  write(owner: string, key: string, value: string): void;
  clear(): void;
  /** Forgets what anybody else has begun. */
  clearOthers(owner: string): void;
}

export function createMemberStorage(storage: DeviceStorage = deviceStorage): MemberStorage {
  const valuesOf = (owner: string): [string, string][] => {
    const kept = parseStoredValues(storage.read(storageKey));
    return kept?.owner === owner ? kept.values : [];
  };
  return {
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
  Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string');

export const memberStorage = createMemberStorage();
