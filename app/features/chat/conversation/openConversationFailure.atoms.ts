import { msg } from '@lingui/core/macro';
import { atom } from 'jotai';
import { ApiError } from '../../../api/ApiError.ts';
import { dispatchGlobalErrorAtom, reportGlobalErrorAtom } from '../../../feedback/globalErrors.ts';
import { truncate } from '../../../lib/truncate.ts';

/** Why a conversation did not open. */
export interface OpenConversationFailure {
  id: string;
  kind: 'missing' | 'unreachable' | 'server';
  /** What the server said. */
  serverMessage: string | null;
}

const errorTopic = 'opening a conversation';
const stateAtom = atom<OpenConversationFailure | null>(null);

const advice = {
  missing: msg`This conversation does not exist any more. All others are in the list below.`,
  unreachable: msg`Please check your internet connection and try again. Nothing is lost.`,
  server: msg`Nothing is lost. Please try again in a moment.`,
};

/**
 * Why a conversation did not open, shown as a global error and as a line in the inbox, which the member returns to.
 * Null once a conversation is opened or the member has dismissed the line.
 */
export const openConversationFailureAtom = atom(
  (get) => get(stateAtom),
  (_, set, trouble: OpenConversationFailure | null) => {
    set(stateAtom, trouble);
    set(dispatchGlobalErrorAtom, { type: 'settled', about: errorTopic });
    if (!trouble) return;
    const { serverMessage: words, kind } = trouble;
    const message = words ? msg`Error: ${{ title: words }}` : msg`Error: the conversation could not be opened`;
    set(reportGlobalErrorAtom, message, { advice: advice[kind], about: errorTopic });
  },
);

export function toOpenConversationFailure(id: string, error: unknown): OpenConversationFailure {
  const { kind, status, fields } = error instanceof ApiError ? error : ({} as Partial<ApiError>);
  if (status === 404) return { id, kind: 'missing', serverMessage: null };
  if (kind === 'offline' || kind === 'timeout') return { id, kind: 'unreachable', serverMessage: null };
  const words = Object.values(fields ?? {})
    .filter((text) => text.trim() !== '')
    .join(' ');
  return { id, kind: 'server', serverMessage: truncate(words, 300) || null };
}
