import { atom } from 'jotai';
import { deviceStorage } from '../lib/storage/deviceStorage.ts';

interface DevicePreference<Value> {
  /** Storage key. */
  key: string;
  parse: (stored: string | null) => Value;
  serialize: (value: Value) => string;
  /** Applies the value outside of React, when the atom is mounted and whenever the value changes. */
  apply?: (value: Value) => void;
}

/** Creates the atom of a choice that is stored on this device, and that the other tabs follow (rule F8). */
export function devicePreferenceAtom<Value>({ key, parse, serialize, apply }: DevicePreference<Value>) {
  const stateAtom = atom<Value>(parse(deviceStorage.read(key)));
  stateAtom.onMount = (set) => {
    const update = (stored: string | null) => {
      const value = parse(stored);
      apply?.(value);
      set(() => value);
    };
    const followStorage = (event: StorageEvent) => {
      // The key is null when the whole storage was cleared.
      if (event.key === key || event.key === null) update(event.newValue);
    };
    update(deviceStorage.read(key));
    addEventListener('storage', followStorage);
    return () => removeEventListener('storage', followStorage);
  };
  return atom(
    (get) => get(stateAtom),
    (_, set, value: Value) => {
      deviceStorage.write(key, serialize(value));
      apply?.(value);
      set(stateAtom, () => value);
    },
  );
}

/** Creates the atom of a choice between on and off; off by default. */
export const deviceToggleAtom = (options: Pick<DevicePreference<boolean>, 'key' | 'apply'>) =>
  devicePreferenceAtom<boolean>({
    ...options,
    parse: (stored) => stored === 'yes',
    serialize: (on) => (on ? 'yes' : 'no'),
  });
