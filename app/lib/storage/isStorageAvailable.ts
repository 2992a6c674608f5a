const probeKey = 'probe';

/** Whether this browser keeps anything for us; even looking at its storage can throw. */
export function isStorageAvailable(open: () => Storage = () => localStorage): boolean {
  try {
    const storage = open();
    storage.setItem(probeKey, probeKey);
    const kept = storage.getItem(probeKey) === probeKey;
    storage.removeItem(probeKey);
    return kept;
  } catch {
    return false;
  }
}
