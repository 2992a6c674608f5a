/** What is remembered on this device. Storage that is switched off, throws or is full is replaced by memory. */
export interface DeviceStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
}

export interface WholeStorage extends DeviceStorage {
  /** Forgets everything. */
  clear(): void;
}

/** @param open gives the browser's storage; even looking at it can throw */
export function createDeviceStorage(open: () => Storage): WholeStorage {
  const memory = new Map<string, string>();
  return {
    read(key) {
      return memory.get(key) ?? attempt(() => open().getItem(key)) ?? null;
    },
    write(key, value) {
      const kept = attempt(() => {
        open().setItem(key, value);
        return open().getItem(key) === value;
      });
      if (kept) memory.delete(key);
      else memory.set(key, value);
    },
    remove(key) {
      memory.delete(key);
      attempt(() => open().removeItem(key));
    },
    clear() {
      memory.clear();
      attempt(() => open().clear());
    },
  };
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

export const deviceStorage = createDeviceStorage(() => localStorage);
/** Forgotten when the tab closes. */
export const tabStorage = createDeviceStorage(() => sessionStorage);
