import type { MessageDescriptor } from '@lingui/core';
import { atom } from 'jotai';
import { ownedAtom } from '../session/ownedAtom.ts';

/** A message that is translated when it is shown, or a text of the server. */
export type GlobalErrorMessage = MessageDescriptor | string;

export interface GlobalError {
  id: number;
  message: GlobalErrorMessage;
  /** How to continue, and what is still stored. */
  advice: MessageDescriptor | null;
  /** Key of its subject, for example a member's id, next to which the page shows it until the next try (rule Z3). */
  about: string | null;
  /** Closed by the member, or timed out (reading 34). */
  seen: boolean;
  /** Timed out before the member closed it: it is then shown as one line over the page (rule Z3). */
  collapsed: boolean;
}

type ErrorDetails = Partial<Pick<GlobalError, 'advice' | 'about'>>;
type ReportedError = Pick<GlobalError, 'message'> & ErrorDetails;

export type GlobalErrorEvent =
  | ({ type: 'reported' } & ReportedError)
  /** The failed action is tried again, or has succeeded. */
  | { type: 'resolved'; about: string }
  | { type: 'closed'; id: number }
  | { type: 'timedOut'; id: number }
  /** The member has navigated to another page; seen errors without a subject are dropped. */
  | { type: 'left' }
  /** The session has ended. */
  | { type: 'ended' };

/** Beyond this number, the oldest error is dropped. */
const MAX_QUEUED_ERRORS = 20;

/** The queue after an event. An error equal to an unseen one is not added again. */
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
    case 'resolved':
      return queue.filter(({ about }) => about !== event.about);
    case 'left':
      return queue.filter(({ seen, about }) => !seen || about !== null);
    case 'ended':
      return [];
  }
}

function addError(
  queue: readonly GlobalError[],
  { message, advice = null, about = null }: ReportedError,
): readonly GlobalError[] {
  const isEqual = (error: GlobalError) =>
    error.about === about && toComparableText(error.message) === toComparableText(message);
  if (queue.some((error) => !error.seen && isEqual(error))) return queue;
  const id = 1 + Math.max(0, ...queue.map((error) => error.id));
  // The new banner replaces the line of an equal error.
  const others = queue.map((error) => (isEqual(error) ? { ...error, collapsed: false } : error));
  return [...others, { id, message, advice, about, seen: false, collapsed: false }].slice(-MAX_QUEUED_ERRORS);
}

/** The oldest unseen error: errors are shown one at a time. */
export const pickGlobalError = (queue: readonly GlobalError[]): GlobalError | null =>
  queue.find((error) => !error.seen) ?? null;

/** The errors that are shown as one line. */
export const pickCollapsedErrors = (queue: readonly GlobalError[]): readonly GlobalError[] =>
  queue.filter((error) => error.collapsed);

/** The last unresolved error about a subject. */
const pickErrorBySubject = (queue: readonly GlobalError[], about: string): GlobalError | null =>
  queue.findLast((error) => error.about === about) ?? null;

const toComparableText = (message: GlobalErrorMessage): string =>
  typeof message === 'string' ? message : `${message.id} ${JSON.stringify(message.values ?? {})}`;

const queueAtom = ownedAtom<readonly GlobalError[]>([]);

/** The error to show as a banner. */
export const globalErrorAtom = atom((get) => pickGlobalError(get(queueAtom)));
export const collapsedErrorsAtom = atom((get) => pickCollapsedErrors(get(queueAtom)));

export const dispatchGlobalErrorAtom = atom(null, (get, set, event: Exclude<GlobalErrorEvent, { type: 'reported' }>) =>
  set(queueAtom, reduceGlobalErrors(get(queueAtom), event)),
);

/** The error to show next to its subject. */
export const errorBySubjectAtom = atom((get) => (about: string) => pickErrorBySubject(get(queueAtom), about));

/** Shows an error over the current page. */
export const reportGlobalErrorAtom = atom(null, (get, set, message: GlobalErrorMessage, details: ErrorDetails = {}) => {
  const event = { type: 'reported', message, ...details } as const;
  set(queueAtom, reduceGlobalErrors(get(queueAtom), event));
});
