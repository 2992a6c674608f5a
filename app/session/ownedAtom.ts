import { atom } from 'jotai';
import { memberIdAtom } from './session.atoms.ts';

/**
 * Creates an atom with state of the signed-in member, or of a guest: after a change of member it reads as `initial`. A
 * write after an await passes the id of the member who began it, and is dropped if someone else is signed in now.
 */
export function ownedAtom<T>(initial: T) {
  const stateAtom = atom<{ owner: string | null; value: T }>({ owner: null, value: initial });
  return atom(
    (get): T => {
      const { owner, value } = get(stateAtom);
      return owner === get(memberIdAtom) ? value : initial;
    },
    (get, set, value: T, owner: string | null = get(memberIdAtom)) => {
      if (owner === get(memberIdAtom)) set(stateAtom, { owner, value });
    },
  );
}
