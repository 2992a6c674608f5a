/** What is remembered on this device. Storage that is switched off, throws or is full is replaced by memory. */
export interface DeviceStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
}

export interface ClearableStorage extends DeviceStorage {
  /** Forgets everything. */
  clear(): void;
}

/** @param open gives the browser's storage; even looking at it can throw */
export function createDeviceStorage(open: () => Storage): ClearableStorage {
  const memory = new Map<string, string>();
  return {
    read(key) {
      return memory.get(key) ?? ignoreErrors(() => open().getItem(key)) ?? null;
    },
    write(key, value) {
      const kept = ignoreErrors(() => {
        open().setItem(key, value);
        return open().getItem(key) === value;
      });
      if (kept) memory.delete(key);
      else memory.set(key, value);
    },
    remove(key) {
      memory.delete(key);
      ignoreErrors(() => open().removeItem(key));
    },
    clear() {
      memory.clear();
      ignoreErrors(() => open().clear());
    },
  };
}

function ignoreErrors<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

export const deviceStorage = createDeviceStorage(() => localStorage);
/** Forgotten when the tab closes. */
export const tabStorage = createDeviceStorage(() => sessionStorage);
