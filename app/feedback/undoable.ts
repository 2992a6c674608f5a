import { atom, useAtomValue, useSetAtom } from 'jotai';
import { ownedAtom } from '../session/ownedAtom.ts';

type Send<T> = (item: T) => void;

/** An item with its request, which `useMutation` would not make at once. */
export type Sent<T> = T & { request: Promise<unknown> };

/**
 * Creates the state of an action that shows at once, and is sent when the time to undo it has passed, another one
 * starts, or the page is left (rule E3). One item is pending at a time. Nothing is sent after the member has signed
 * out.
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

/**
 * @param call makes the request, as soon as the item is sent: a page that is left waits for nothing (app/api/http.ts)
 * @param mutate follows the request, which is under way
 */
export function useUndoable<T extends object>(
  atoms: ReturnType<typeof undoable<T>>,
  call: (item: T) => Promise<unknown>,
  mutate: (sent: Sent<T>) => void,
) {
  const send = (item: T) => mutate({ ...item, request: call(item) });
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
