import { atom, useAtomValue, useSetAtom } from 'jotai';
import { ownedAtom } from '../session/ownedAtom.ts';

/** Makes its request before it returns, because a page that is left waits for nothing (toLastingSend in app/api/http.ts). */
type Send<T> = (item: T) => void;

/** What a mutation takes whose request is made before it: `useMutation` itself waits before it makes one. */
export type Sent<T> = T & { request: Promise<unknown> };

/**
 * Something done on the screen at once, and sent when the time to undo it has passed, another one starts, or the page is
 * left (rule E3). One item is pending at a time. Nothing is sent after the member has signed out.
 */
export function undoable<T>() {
  const stateAtom = ownedAtom<T | null>(null);
  const commitAtom = atom(null, (get, set, send: Send<T>) => {
    const pending = get(stateAtom);
    set(stateAtom, null);
    if (pending !== null) send(pending);
  });
  return {
    pendingAtom: atom((get) => get(stateAtom)),
    /** Sends an item that is still pending before it starts another one. */
    startAtom: atom(null, (_, set, item: T, send: Send<T>) => {
      set(commitAtom, send);
      set(stateAtom, item);
    }),
    undoAtom: atom(null, (_, set) => set(stateAtom, null)),
    commitAtom,
  };
}

export function useUndoable<T>(atoms: ReturnType<typeof undoable<T>>, send: Send<T>) {
  const start = useSetAtom(atoms.startAtom);
  const undo = useSetAtom(atoms.undoAtom);
  const commit = useSetAtom(atoms.commitAtom);
  return {
    pending: useAtomValue(atoms.pendingAtom),
    start: (item: T) => start(item, send),
    undo: () => undo(),
    commit: () => commit(send),
  };
}
