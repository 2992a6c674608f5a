import { msg } from '@lingui/core/macro';
import { atom } from 'jotai';
import { ApiError } from '../../../api/ApiError.ts';
import { dispatchGlobalErrorAtom, reportGlobalErrorAtom } from '../../../feedback/globalErrors.ts';
import { truncate } from '../../../lib/truncate.ts';
import { ownedAtom } from '../../../session/ownedAtom.ts';

/** Why a conversation did not open. */
export interface OpenConversationFailure {
  id: string;
  kind: 'missing' | 'unreachable' | 'server';
  serverMessage: string | null;
}

/** In characters; a server may send a text of any length. */
const MAX_SERVER_MESSAGE_LENGTH = 300;
const errorTopic = 'opening a conversation';
const stateAtom = ownedAtom<OpenConversationFailure | null>(null);

const advice = {
  missing: msg`This conversation does not exist any more. All others are in the list below.`,
  unreachable: msg`Please check your internet connection and try again. Nothing is lost.`,
  server: msg`Nothing is lost. Please try again in a moment.`,
};

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
    const { serverMessage: title, kind } = failure;
    const message = title ? msg`Error: ${{ title }}` : msg`Error: the conversation could not be opened`;
    set(reportGlobalErrorAtom, message, { advice: advice[kind], about: errorTopic });
  },
);

export function toOpenConversationFailure(id: string, error: unknown): OpenConversationFailure {
  const { kind, status, fields } = error instanceof ApiError ? error : ({} as Partial<ApiError>);
  if (status === 404) return { id, kind: 'missing', serverMessage: null };
  if (kind === 'offline' || kind === 'timeout') return { id, kind: 'unreachable', serverMessage: null };
  const texts = Object.values(fields ?? {}).filter((text) => text.trim() !== '');
  return { id, kind: 'server', serverMessage: truncate(texts.join(' '), MAX_SERVER_MESSAGE_LENGTH) || null };
}
