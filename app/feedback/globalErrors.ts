import type { MessageDescriptor } from '@lingui/core';
import { atom } from 'jotai';
import { memberAtom } from '../session/session.atoms.ts';

/** What went wrong, to be translated when it is shown, or in the words of the server. */
export type GlobalErrorMessage = MessageDescriptor | string;

export interface GlobalError {
  id: number;
  message: GlobalErrorMessage;
  /** How to go on, and what was kept. */
  advice: MessageDescriptor | null;
  /** Key of what it is about, where the page keeps a line of it until that is tried again (rule Z3). */
  about: string | null;
  /** Closed by the member, or timed out (reading 34). */
  seen: boolean;
  /** Timed out before the member closed it; a line of it stays over the page (rule Z3). */
  collapsed: boolean;
  /** The member it happened to; nobody else sees it. */
  owner: string | null;
}

type ErrorDetails = Partial<Pick<GlobalError, 'advice' | 'about'>>;
type ReportedError = Pick<GlobalError, 'message' | 'owner'> & ErrorDetails;

export type GlobalErrorEvent =
  | ({ type: 'reported' } & ReportedError)
  /** It is tried again, or was put right. */
  | { type: 'settled'; about: string }
  | { type: 'closed'; id: number }
  | { type: 'timedOut'; id: number }
  /** The member has gone on to another page; what is left of seen errors over this one does not follow. */
  | { type: 'left' }
  /** The member has gone. */
  | { type: 'ended' };

/** Enough for any bad hour; the oldest go first. */
const MAX_QUEUED_ERRORS = 20;

/** What is waiting already does not wait twice; what was seen may happen again. */
export function reduceGlobalErrors(queue: readonly GlobalError[], event: GlobalErrorEvent): readonly GlobalError[] {
  switch (event.type) {
    case 'reported':
      return addError(queue, event);
    case 'closed':
      return queue.map((error) => (error.id === event.id ? { ...error, seen: true, collapsed: false } : error));
    case 'timedOut':
      return queue.map((error) =>
        error.id === event.id && !error.seen ? { ...error, seen: true, collapsed: error.about === null } : error,
      );
    case 'settled':
      return queue.filter(({ about }) => about !== event.about);
    case 'left':
      return queue.filter(({ seen, about }) => !seen || about !== null);
    case 'ended':
      return [];
  }
}

function addError(
  queue: readonly GlobalError[],
  { message, owner, advice = null, about = null }: ReportedError,
): readonly GlobalError[] {
  const own = queue.filter((error) => error.owner === owner);
  const same = (error: GlobalError) =>
    error.about === about && toComparableText(error.message) === toComparableText(message);
  if (own.some((error) => !error.seen && same(error))) return own;
  const id = 1 + Math.max(0, ...queue.map((error) => error.id));
  // Its line gives way to the banner.
  const others = own.map((error) => (same(error) ? { ...error, collapsed: false } : error));
  return [...others, { id, message, advice, about, seen: false, collapsed: false, owner }].slice(-MAX_QUEUED_ERRORS);
}

/** One at a time, in the order in which they happened. */
export const pickGlobalError = (queue: readonly GlobalError[], owner: string | null): GlobalError | null =>
  queue.find((error) => !error.seen && error.owner === owner) ?? null;

/** Those of which a line is left. */
export const pickCollapsedErrors = (queue: readonly GlobalError[], owner: string | null): readonly GlobalError[] =>
  queue.filter((error) => error.collapsed && error.owner === owner);

/** What last went wrong with somebody or something and has not been settled. */
const pickErrorBySubject = (queue: readonly GlobalError[], owner: string | null, about: string): GlobalError | null =>
  queue.findLast((error) => error.about === about && error.owner === owner) ?? null;

const toComparableText = (message: GlobalErrorMessage): string =>
  typeof message === 'string' ? message : `${message.id} ${JSON.stringify(message.values ?? {})}`;

const queueAtom = atom<readonly GlobalError[]>([]);
const ownerAtom = atom((get) => get(memberAtom)?.claims.user_id ?? null);

/** The error to show now. */
export const globalErrorAtom = atom((get) => pickGlobalError(get(queueAtom), get(ownerAtom)));
export const collapsedErrorsAtom = atom((get) => pickCollapsedErrors(get(queueAtom), get(ownerAtom)));

export const dispatchGlobalErrorAtom = atom(null, (get, set, event: Exclude<GlobalErrorEvent, { type: 'reported' }>) =>
  set(queueAtom, reduceGlobalErrors(get(queueAtom), event)),
);

/** The error whose line stands where it happened. */
export const errorBySubjectAtom = atom(
  (get) => (about: string) => pickErrorBySubject(get(queueAtom), get(ownerAtom), about),
);

/** Shows an error over the current page. */
export const reportGlobalErrorAtom = atom(null, (get, set, message: GlobalErrorMessage, details: ErrorDetails = {}) =>
  set(queueAtom, reduceGlobalErrors(get(queueAtom), { type: 'reported', message, owner: get(ownerAtom), ...details })),
);
