import { msg } from '@lingui/core/macro';
import { atom } from 'jotai';
import { toServerMessage } from '../../../api/apiErrorChecks.ts';
import { dispatchGlobalErrorAtom, reportGlobalErrorAtom } from '../../../feedback/globalErrors.ts';
import { classifyLoadFailure, loadFailureTexts } from '../../../feedback/loadFailures.ts';
import { ownedAtom } from '../../../session/ownedAtom.ts';

/** Why a conversation did not open. */
export interface OpenConversationFailure {
  id: string;
  error: unknown;
}

const errorTopic = 'opening a conversation';
const stateAtom = ownedAtom<OpenConversationFailure | null>(null);

const goneAdvice = msg`This conversation does not exist any more. All others are in the list below.`;

/**
 * Why a conversation did not open. It is shown as a global error and in the inbox, to which the member returns, until
 * a conversation is opened or the member dismisses it.
 */
export const openConversationFailureAtom = atom(
  (get) => get(stateAtom),
  (_, set, failure: OpenConversationFailure | null) => {
    set(stateAtom, failure);
    set(dispatchGlobalErrorAtom, { type: 'resolved', about: errorTopic });
    if (!failure) return;
    const kind = classifyLoadFailure(failure.error, true);
    const title = toServerMessage(failure.error);
    const message = title ? msg`Error: ${{ title }}` : msg`Error: the conversation could not be opened`;
    set(reportGlobalErrorAtom, message, {
      advice: kind === 'gone' ? goneAdvice : loadFailureTexts[kind],
      about: errorTopic,
    });
  },
);
