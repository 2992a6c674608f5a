import { atom } from 'jotai';
import { applyTextScale, parseTextScale, readTextScale, type TextScale, textScaleKey } from '../../lib/textScale.ts';

const stateAtom = atom<TextScale>(readTextScale());

/** The chosen size of text; other tabs on this device follow. */
export const textScaleAtom = atom(
  (get) => get(stateAtom),
  (_, set, scale: TextScale) => set(stateAtom, scale),
);
textScaleAtom.onMount = (set) => {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key !== textScaleKey) return;
    const scale = parseTextScale(newValue);
    applyTextScale(scale);
    set(scale);
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
};
