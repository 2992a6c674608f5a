const probeKey = 'probe';

/** Whether this browser stores values; in some browsers even reading `localStorage` throws. */
export function isStorageAvailable(open: () => Storage = () => localStorage): boolean {
  try {
    const storage = open();
    storage.setItem(probeKey, probeKey);
    const stored = storage.getItem(probeKey) === probeKey;
    storage.removeItem(probeKey);
    return stored;
  } catch {
    return false;
  }
}
