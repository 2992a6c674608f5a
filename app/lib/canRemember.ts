const probe = 'probe';

/** Whether this browser keeps anything for us; even looking at its storage can throw. */
export function canRemember(open: () => Storage = () => localStorage): boolean {
  try {
    const storage = open();
    storage.setItem(probe, probe);
    const kept = storage.getItem(probe) === probe;
    storage.removeItem(probe);
    return kept;
  } catch {
    return false;
  }
}
