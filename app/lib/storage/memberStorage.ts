import { log } from '../log.ts';
import { createSealer, type Entry, isEntry, type Sealer } from './createSealer.ts';
import { type DeviceStorage, deviceStorage, tabStorage } from './deviceStorage.ts';
import { memberValuesKey, unsealedKey, withoutTerm, withTerm } from './memberStorageExpiry.ts';

/** Number of values beyond which the one written first is dropped. */
const MAX_VALUES = 100;

/**
 * Values of one member, such as drafts; signing out, or opening it for another member, clears them. With the key of the
 * member's sessions, they are sealed on the device, and in memory while the session lasts. Without one they are
 * readable on the device until the session ends, and then stay in memory only.
 */
export interface MemberStorage {
  /** All values of the owner, each with its name. */
  readAll(owner: string): readonly Entry[];
  read(owner: string, name: string): string | null;
  /** An empty value removes the name. Does nothing after `close`. */
  write(owner: string, name: string, value: string): void;
  /** Call when a member's session has given its key, before anything is read. */
  open(owner: string, key: string | null): Promise<void>;
  /** Call when the session has expired: what is on the device can be read only after `open` with the same key. */
  close(): void;
  clear(): void;
  /** Removes values that can be read on the device, unless they belong to this owner. */
  clearOthers(owner: string): void;
  /** Call when another tab has changed the stored values. */
  follow(): Promise<void>;
  /** Calls `listen` after every change, also of another tab. Returns a function that stops it. */
  subscribe(listen: () => void): () => void;
}

interface OpenValues {
  owner: string;
  sealer: Sealer;
  values: readonly Entry[];
  /** Values that this tab has changed since it last sealed them. */
  unsealed: Map<string, string>;
  cleared: boolean;
  /** Queue in which the changes of the stored text follow one another. */
  queue: Promise<void>;
}

export function createMemberStorage(
  device: DeviceStorage = deviceStorage,
  tab: DeviceStorage = tabStorage,
): MemberStorage {
  let opened: OpenValues | null = null;
  /** The last call of `open`, as long as it is not outdated. */
  let opening: { owner: string; key: string | null; done: Promise<void> } | null = null;
  /** The values whose changes may still be on their way to the device. */
  let sealing: OpenValues | null = null;
  let closed = false;
  /** Values without a key, after the session has expired. */
  let left: { owner: string; values: readonly Entry[] } | null = null;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listen of listeners) listen();
  };

  const readable = (owner: string): readonly Entry[] => {
    const stored = parseReadable(device.read(memberValuesKey));
    return stored?.owner === owner ? stored.values : [];
  };
  const valuesOf = (owner: string) => (opened?.owner === owner ? opened.values : readable(owner));

  function storeReadable(owner: string, values: readonly Entry[]): void {
    if (values.length === 0) device.remove(memberValuesKey);
    else device.write(memberValuesKey, JSON.stringify({ owner, values }));
  }

  const unsealStored = async ({ owner, sealer }: OpenValues): Promise<readonly Entry[]> => {
    const sealed = withoutTerm(device.read(memberValuesKey));
    return (sealed === null ? readable(owner) : await sealer.unseal(sealed)) ?? [];
  };

  /** Writes the changes of this tab over what the tabs have stored. */
  async function save(values: OpenValues): Promise<void> {
    const changes = [...values.unsealed];
    const saved = applyChanges(await unsealStored(values), changes);
    const sealed = saved.length === 0 ? null : await values.sealer.seal(saved);
    // The member has signed out in the meantime.
    if (values.cleared) return;
    if (sealed === null) device.remove(memberValuesKey);
    else device.write(memberValuesKey, withTerm(sealed));
    for (const [name, value] of changes) if (values.unsealed.get(name) === value) values.unsealed.delete(name);
    values.values = applyChanges(saved, [...values.unsealed]);
    if (values.unsealed.size === 0) tab.remove(unsealedKey);
  }

  const enqueue = (values: OpenValues, run: () => Promise<void>) => {
    values.queue = values.queue.then(run).catch((error) => log.error('drafts could not be sealed', error));
    return values.queue;
  };

  async function openFor(owner: string, key: string | null, counts: () => boolean): Promise<void> {
    const sealer = key === null ? null : await createSealer(key).catch(() => null);
    if (!counts()) return;
    opened = null;
    if (sealer) {
      const unsealed = new Map(parseEntries(tab.read(unsealedKey)));
      const values: OpenValues = { owner, sealer, values: [], unsealed, cleared: false, queue: Promise.resolve() };
      sealing = values;
      // Seals readable values, removes those that others have sealed, and restarts the term.
      await enqueue(values, () => save(values));
      if (!counts()) return;
      opened = values;
    } else if (left?.owner === owner && readable(owner).length === 0) storeReadable(owner, left.values);
    else clearOthers(owner);
    left = null;
    closed = false;
    notify();
  }

  function clearOthers(owner: string): void {
    const stored = device.read(memberValuesKey);
    if (withoutTerm(stored) === null && parseReadable(stored)?.owner !== owner) device.remove(memberValuesKey);
  }

  return {
    readAll: valuesOf,
    read: (owner, name) => valuesOf(owner).find(([each]) => each === name)?.[1] ?? null,
    write(owner, name, value) {
      if (closed) return;
      const values = opened;
      if (values?.owner === owner) {
        values.values = applyChanges(values.values, [[name, value]]);
        values.unsealed.set(name, value);
        tab.write(unsealedKey, JSON.stringify([...values.unsealed]));
        void enqueue(values, () => save(values));
      } else storeReadable(owner, applyChanges(readable(owner), [[name, value]]));
      notify();
    },
    open(owner, key) {
      if (opening?.owner !== owner || opening.key !== key) {
        const next = { owner, key, done: Promise.resolve() };
        opening = next;
        next.done = openFor(owner, key, () => opening === next);
      }
      return opening.done;
    },
    close() {
      const stored = parseReadable(device.read(memberValuesKey));
      if (stored) {
        if (!opened) left = stored;
        device.remove(memberValuesKey);
      }
      opening = null;
      opened = null;
      closed = true;
    },
    clear() {
      if (sealing) sealing.cleared = true;
      opening = null;
      opened = null;
      left = null;
      device.remove(memberValuesKey);
      tab.remove(unsealedKey);
      notify();
    },
    clearOthers,
    async follow() {
      const values = opened;
      if (values) {
        await enqueue(values, async () => {
          values.values = applyChanges(await unsealStored(values), [...values.unsealed]);
        });
      }
      notify();
    },
    subscribe(listen) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
  };
}

const applyChanges = (values: readonly Entry[], changes: readonly Entry[]): readonly Entry[] =>
  changes
    .reduce<readonly Entry[]>((entries, [name, value]) => {
      const others = entries.filter(([each]) => each !== name);
      return value === '' ? others : [...others, [name, value]];
    }, values)
    .slice(-MAX_VALUES);

function parseReadable(stored: string | null): { owner: string; values: Entry[] } | null {
  try {
    const { owner, values } = JSON.parse(stored ?? 'null') as Partial<Record<'owner' | 'values', unknown>>;
    return typeof owner === 'string' && Array.isArray(values) ? { owner, values: values.filter(isEntry) } : null;
  } catch {
    return null;
  }
}

function parseEntries(stored: string | null): Entry[] {
  try {
    return (JSON.parse(stored ?? '[]') as unknown[]).filter(isEntry);
  } catch {
    return [];
  }
}

export const memberStorage = createMemberStorage();
