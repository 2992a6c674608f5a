import { atom } from 'jotai';
import { deviceStorage } from '../lib/storage/deviceStorage.ts';

interface DevicePreference<Value> {
  /** Under which it is remembered. */
  key: string;
  parse: (stored: string | null) => Value;
  serialize: (value: Value) => string;
  /** What the choice changes outside the components; told when the choice is first looked at and whenever it changes. */
  apply?: (value: Value) => void;
}

/** A choice that is remembered on this device; its other tabs follow. */
export function devicePreferenceAtom<Value>({ key, parse, serialize: print, apply }: DevicePreference<Value>) {
  const stateAtom = atom<Value>(parse(deviceStorage.read(key)));
  stateAtom.onMount = (set) => {
    const take = (stored: string | null) => {
      const value = parse(stored);
      apply?.(value);
      set(() => value);
    };
    const follow = (event: StorageEvent) => {
      // Without a key everything was cleared.
      if (event.key === key || event.key === null) take(event.newValue);
    };
    take(deviceStorage.read(key));
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  };
  return atom(
    (get) => get(stateAtom),
    (_, set, value: Value) => {
      deviceStorage.write(key, print(value));
      apply?.(value);
      set(stateAtom, () => value);
    },
  );
}

/** Something that is off until it is switched on, on this device. */
export const deviceToggleAtom = (options: Pick<DevicePreference<boolean>, 'key' | 'apply'>) =>
  devicePreferenceAtom<boolean>({
    ...options,
    parse: (stored) => stored === 'yes',
    serialize: (on) => (on ? 'yes' : 'no'),
  });
