import { atom } from 'jotai';
import { memberAtom } from '../../../session/session.atoms.ts';

const stateAtom = atom<{ owner: string | null; texts: Readonly<Record<string, string>> }>({ owner: null, texts: {} });
const ownerAtom = atom((get) => get(memberAtom)?.claims.user_id ?? null);

/** What is not of the member who is signed in is none of theirs. */
const textsAtom = atom((get): Readonly<Record<string, string>> => {
  const { owner, texts } = get(stateAtom);
  return owner !== null && owner === get(ownerAtom) ? texts : {};
});

/**
 * Comments that are not sent yet, by answer, so that a look elsewhere does not cost them (rule E5). In memory only: what
 * somebody writes to another is not left behind on a shared computer.
 */
export const draftsAtom = atom(
  (get) => get(textsAtom),
  (get, set, answerId: string, text: string | null) => {
    const { [answerId]: _, ...others } = get(textsAtom);
    set(stateAtom, { owner: get(ownerAtom), texts: text === null ? others : { ...others, [answerId]: text } });
  },
);
