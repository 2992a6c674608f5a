/** Characters of a message, as `countCharacters` counts them. */
const MAX_MESSAGE_LENGTH = 2000;
/** Number of remaining characters from which the composer shows it. */
const REMAINING_SHOWN_FROM = 200;

export type MessageLength = { kind: 'fits' } | { kind: 'near'; left: number } | { kind: 'over'; by: number };

/** Counts characters as members do: an emoji is one. */
const countCharacters = (text: string): number => Array.from(text.trim()).length;

export function measureMessageLength(text: string): MessageLength {
  // A text never has more characters than UTF-16 units, so most texts need no exact count.
  if (text.length < MAX_MESSAGE_LENGTH - REMAINING_SHOWN_FROM) return { kind: 'fits' };
  const left = MAX_MESSAGE_LENGTH - countCharacters(text);
  if (left < 0) return { kind: 'over', by: -left };
  return left <= REMAINING_SHOWN_FROM ? { kind: 'near', left } : { kind: 'fits' };
}

const announcedSteps = [0, 10, 20, 50, 100, 200] as const;

/** The remaining characters rounded up to a step, so that screen readers do not announce every letter. */
export function toAnnouncedRemaining(length: MessageLength): number | null {
  return length.kind === 'near' ? (announcedSteps.find((step) => length.left <= step) ?? null) : null;
}

export type MessageProblem = 'empty' | 'tooLong';

export function validateMessage(text: string): MessageProblem | null {
  if (text.trim() === '') return 'empty';
  return measureMessageLength(text).kind === 'over' ? 'tooLong' : null;
}

/**
 * Whether a key sends: Ctrl or Command with Enter. Enter alone makes a new line, so that no half-written message is
 * sent.
 */
export const isSendKey = (event: { key: string; ctrlKey: boolean; metaKey: boolean; isComposing: boolean }): boolean =>
  event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.isComposing;
