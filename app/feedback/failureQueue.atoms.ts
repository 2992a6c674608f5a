import type { MessageDescriptor } from '@lingui/core';
import { atom } from 'jotai';
import { ownedAtom } from '../session/ownedAtom.ts';

/** A message that is translated when it is shown, or a text of the server. */
export type FailureMessage = MessageDescriptor | string;

/**
 * A failure that is reported over the page. Three words distinguish what goes wrong:
 *
 * - a *failure* is a call or a chunk that did not arrive; members are told what has not happened and how to go on
 * - a *problem* is an input that has to be corrected; it is shown at its field
 * - an *error* is what code throws; it is explained as one of the two, or logged as our fault
 */
export interface ReportedFailure {
  id: number;
  message: FailureMessage;
  /** Text that says how to continue, and what is still stored. */
  advice: MessageDescriptor | null;
  /** Key of its subject, for example a member's id, next to which the page shows it until the next try (rule Z3). */
  about: string | null;
  /** Whether the member has closed it, or it has timed out (reading 34). */
  seen: boolean;
  /** Whether it timed out before the member closed it: it is then one line over the page (rule Z3). */
  collapsed: boolean;
}

type FailureDetails = Partial<Pick<ReportedFailure, 'advice' | 'about'>>;
type FailureReport = Pick<ReportedFailure, 'message'> & FailureDetails;

export type FailureEvent =
  | ({ type: 'reported' } & FailureReport)
  /** The failed action is tried again, or has succeeded. */
  | { type: 'resolved'; about: string }
  | { type: 'closed'; id: number }
  | { type: 'timedOut'; id: number }
  /** The member has navigated to another page; seen failures without a subject are dropped. */
  | { type: 'left' }
  /** The session has ended. */
  | { type: 'ended' };

/** Number of failures beyond which the oldest is dropped. */
const MAX_QUEUED_FAILURES = 20;

/** Returns the queue after an event. A failure equal to an unseen one is not added again. */
export function reduceFailures(queue: readonly ReportedFailure[], event: FailureEvent): readonly ReportedFailure[] {
  switch (event.type) {
    case 'reported':
      return addFailure(queue, event);
    case 'closed':
      return queue.map((failure) => (failure.id === event.id ? { ...failure, seen: true, collapsed: false } : failure));
    case 'timedOut':
      return queue.map((failure) =>
        failure.id === event.id && !failure.seen
          ? { ...failure, seen: true, collapsed: failure.about === null }
          : failure,
      );
    case 'resolved':
      return queue.filter(({ about }) => about !== event.about);
    case 'left':
      return queue.filter(({ seen, about }) => !seen || about !== null);
    case 'ended':
      return [];
  }
}

function addFailure(
  queue: readonly ReportedFailure[],
  { message, advice = null, about = null }: FailureReport,
): readonly ReportedFailure[] {
  const isEqual = (failure: ReportedFailure) =>
    failure.about === about && toComparableText(failure.message) === toComparableText(message);
  if (queue.some((failure) => !failure.seen && isEqual(failure))) return queue;
  const id = 1 + Math.max(0, ...queue.map((failure) => failure.id));
  // The new banner replaces the line of an equal failure.
  const others = queue.map((failure) => (isEqual(failure) ? { ...failure, collapsed: false } : failure));
  return [...others, { id, message, advice, about, seen: false, collapsed: false }].slice(-MAX_QUEUED_FAILURES);
}

/** The oldest unseen failure: failures are shown one at a time. */
export const pickShownFailure = (queue: readonly ReportedFailure[]): ReportedFailure | null =>
  queue.find((failure) => !failure.seen) ?? null;

/** The failures that are shown as one line. */
export const pickCollapsedFailures = (queue: readonly ReportedFailure[]): readonly ReportedFailure[] =>
  queue.filter((failure) => failure.collapsed);

/** The last unresolved failure about a subject. */
const pickFailureBySubject = (queue: readonly ReportedFailure[], about: string): ReportedFailure | null =>
  queue.findLast((failure) => failure.about === about) ?? null;

const toComparableText = (message: FailureMessage): string =>
  typeof message === 'string' ? message : `${message.id} ${JSON.stringify(message.values ?? {})}`;

const queueAtom = ownedAtom<readonly ReportedFailure[]>([]);

/** The failure to show as a banner. */
export const shownFailureAtom = atom((get) => pickShownFailure(get(queueAtom)));
export const collapsedFailuresAtom = atom((get) => pickCollapsedFailures(get(queueAtom)));

export const dispatchFailureAtom = atom(null, (get, set, event: Exclude<FailureEvent, { type: 'reported' }>) =>
  set(queueAtom, reduceFailures(get(queueAtom), event)),
);

/** The failure to show next to its subject. */
export const failureBySubjectAtom = atom((get) => (about: string) => pickFailureBySubject(get(queueAtom), about));

/** Shows a failure over the current page. */
export const reportFailureAtom = atom(null, (get, set, message: FailureMessage, details: FailureDetails = {}) => {
  const event = { type: 'reported', message, ...details } as const;
  set(queueAtom, reduceFailures(get(queueAtom), event));
});
