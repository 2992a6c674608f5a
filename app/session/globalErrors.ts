import type { MessageDescriptor } from '@lingui/core';
import { atom } from 'jotai';
import { memberAtom } from './session.atoms.ts';

/** What went wrong, to be translated when it is shown, or in the words of the server. */
export type GlobalErrorMessage = MessageDescriptor | string;

export interface GlobalError {
  id: number;
  message: GlobalErrorMessage;
  seen: boolean;
  /** The member it happened to; nobody else sees it. */
  owner: string | null;
}

export type GlobalErrorEvent =
  | { type: 'reported'; message: GlobalErrorMessage; owner: string | null }
  /** Dismissed, or its time was over. */
  | { type: 'seen'; id: number };

/** Enough for any bad hour; the oldest go first. */
const longestQueue = 20;

/** What is waiting already does not wait twice; what was seen may happen again. */
export function reduceGlobalErrors(queue: readonly GlobalError[], event: GlobalErrorEvent): readonly GlobalError[] {
  if (event.type === 'seen') return queue.map((error) => (error.id === event.id ? { ...error, seen: true } : error));
  const own = queue.filter(({ owner }) => owner === event.owner);
  if (own.some(({ seen, message }) => !seen && textOf(message) === textOf(event.message))) return own;
  const id = 1 + Math.max(0, ...queue.map((error) => error.id));
  return [...own, { id, message: event.message, seen: false, owner: event.owner }].slice(-longestQueue);
}

/** One at a time, in the order in which they happened. */
export const pickGlobalError = (queue: readonly GlobalError[], owner: string | null): GlobalError | null =>
  queue.find((error) => !error.seen && error.owner === owner) ?? null;

const textOf = (message: GlobalErrorMessage): string =>
  typeof message === 'string' ? message : `${message.id} ${JSON.stringify(message.values ?? {})}`;

const queueAtom = atom<readonly GlobalError[]>([]);
const ownerAtom = atom((get) => get(memberAtom)?.claims.user_id ?? null);

/** The error to show now. */
export const globalErrorAtom = atom((get) => pickGlobalError(get(queueAtom), get(ownerAtom)));

/** Shows an error over whatever page is there; for what no page can tell of its own. */
export const reportGlobalError = atom(null, (get, set, message: GlobalErrorMessage) =>
  set(queueAtom, reduceGlobalErrors(get(queueAtom), { type: 'reported', message, owner: get(ownerAtom) })),
);

export const markGlobalErrorSeen = atom(null, (get, set, id: number) =>
  set(queueAtom, reduceGlobalErrors(get(queueAtom), { type: 'seen', id })),
);
