import { msg } from '@lingui/core/macro';
import { atom } from 'jotai';
import { toServerMessage } from '../../../api/apiErrorChecks.ts';
import { dispatchFailureAtom, reportFailureAtom } from '../../../feedback/failureQueue.atoms.ts';
import { classifyLoadFailure, loadFailureTexts } from '../../../feedback/loadFailures.ts';
import { ownedAtom } from '../../../session/ownedAtom.ts';

/** A conversation that did not open, and why. */
export interface OpenConversationFailure {
  id: string;
  error: unknown;
}

const topic = 'opening a conversation';
const stateAtom = ownedAtom<OpenConversationFailure | null>(null);

const goneAdvice = msg`This conversation doesn’t exist any more. All others are in the list below.`;

/**
 * The conversation that did not open. The failure is reported over the page and shown in the inbox, to which the member
 * returns, until a conversation is opened or the member dismisses it.
 */
export const openConversationFailureAtom = atom(
  (get) => get(stateAtom),
  (_, set, failure: OpenConversationFailure | null) => {
    set(stateAtom, failure);
    set(dispatchFailureAtom, { type: 'resolved', about: topic });
    if (!failure) return;
    const kind = classifyLoadFailure(failure.error, true);
    const title = toServerMessage(failure.error);
    const message = title ? msg`Error: ${{ title }}` : msg`Error: the conversation couldn’t be opened`;
    set(reportFailureAtom, message, {
      advice: kind === 'gone' ? goneAdvice : loadFailureTexts[kind],
      about: topic,
    });
  },
);
