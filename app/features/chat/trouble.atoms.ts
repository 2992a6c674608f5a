import { msg } from '@lingui/core/macro';
import { atom } from 'jotai';
import { ApiError } from '../../api/ApiError.ts';
import { shorten } from '../../lib/shorten.ts';
import { dispatchGlobalErrorAtom, reportGlobalError } from '../../session/globalErrors.ts';

/** Why a conversation did not open. */
export interface ChatTrouble {
  id: string;
  kind: 'missing' | 'unreachable' | 'server';
  /** What the server said. */
  words: string | null;
}

const about = 'opening a conversation';
const stateAtom = atom<ChatTrouble | null>(null);

const advice = {
  missing: msg`This conversation does not exist any more. All others are in the list below.`,
  unreachable: msg`Please check your internet connection and try again. Nothing is lost.`,
  server: msg`Nothing is lost. Please try again in a moment.`,
};

/**
 * Why a conversation did not open, shown as a global error and as a line in the inbox, which the member returns to.
 * Null once a conversation is opened or the member has dismissed the line.
 */
export const chatTroubleAtom = atom(
  (get) => get(stateAtom),
  (_, set, trouble: ChatTrouble | null) => {
    set(stateAtom, trouble);
    set(dispatchGlobalErrorAtom, { type: 'settled', about });
    if (!trouble) return;
    const { words, kind } = trouble;
    const message = words ? msg`Error: ${{ title: words }}` : msg`Error: the conversation could not be opened`;
    set(reportGlobalError, message, { advice: advice[kind], about });
  },
);

export function toChatTrouble(id: string, error: unknown): ChatTrouble {
  const { kind, status, fields } = error instanceof ApiError ? error : ({} as Partial<ApiError>);
  if (status === 404) return { id, kind: 'missing', words: null };
  if (kind === 'offline' || kind === 'timeout') return { id, kind: 'unreachable', words: null };
  const words = Object.values(fields ?? {})
    .filter((text) => text.trim() !== '')
    .join(' ');
  return { id, kind: 'server', words: shorten(words, 300) || null };
}
