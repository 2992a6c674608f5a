import { atom } from 'jotai';
import { ApiError } from '../../api/ApiError.ts';

/** Why a conversation did not open; told in the inbox, to which its failure leads (specification, section 8). */
export interface ChatTrouble {
  id: string;
  kind: 'missing' | 'unreachable' | 'server';
  /** What the server said. */
  words: string | null;
}

export const chatTroubleAtom = atom<ChatTrouble | null>(null);

export function toChatTrouble(id: string, error: unknown): ChatTrouble {
  const { kind, status, fields } = error instanceof ApiError ? error : ({} as Partial<ApiError>);
  if (status === 404) return { id, kind: 'missing', words: null };
  if (kind === 'offline' || kind === 'timeout') return { id, kind: 'unreachable', words: null };
  const words = Object.values(fields ?? {})
    .filter((text) => text.trim() !== '')
    .join(' ');
  return { id, kind: 'server', words: words || null };
}
