/** Stored values of this device. Never throws: memory replaces storage that is disabled, full or fails. */
export interface DeviceStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
}

export interface ClearableStorage extends DeviceStorage {
  /** @param keeps tells which keys stay; none by default */
  clear(keeps?: (key: string) => boolean): void;
}

/** @param open returns the browser's storage; in some browsers even reading `localStorage` throws */
export function createDeviceStorage(open: () => Storage): ClearableStorage {
  const memory = new Map<string, string>();
  return {
    read(key) {
      return memory.get(key) ?? ignoreErrors(() => open().getItem(key)) ?? null;
    },
    write(key, value) {
      const stored = ignoreErrors(() => {
        open().setItem(key, value);
        return open().getItem(key) === value;
      });
      if (stored) memory.delete(key);
      else memory.set(key, value);
    },
    remove(key) {
      memory.delete(key);
      ignoreErrors(() => open().removeItem(key));
    },
    clear(keeps = () => false) {
      const keys = new Set([...memory.keys(), ...(ignoreErrors(() => Object.keys(open())) ?? [])]);
      for (const key of keys) if (!keeps(key)) this.remove(key);
    },
  };
}

function ignoreErrors<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

export const deviceStorage = createDeviceStorage(() => localStorage);
/** Storage of values until the tab closes. */
export const tabStorage = createDeviceStorage(() => sessionStorage);

/** Reads a stored value of this device alone, for boot scripts, which are in every document. */
export const readStored = (key: string): string | null => ignoreErrors(() => localStorage.getItem(key)) ?? null;
