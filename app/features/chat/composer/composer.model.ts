/** Characters of one message. */
const MAX_MESSAGE_LENGTH = 2000;
/** From here on the member is told how much room is left. */
const REMAINING_SHOWN_FROM = 200;

export type MessageLength = { kind: 'plenty' } | { kind: 'near'; left: number } | { kind: 'over'; by: number };

/** As members count: an emoji is one character. */
const countCharacters = (text: string): number => Array.from(text.trim()).length;

export function measureMessageLength(text: string): MessageLength {
  // Most texts are short enough whichever way they are counted.
  if (text.length < MAX_MESSAGE_LENGTH - REMAINING_SHOWN_FROM) return { kind: 'plenty' };
  const left = MAX_MESSAGE_LENGTH - countCharacters(text);
  if (left < 0) return { kind: 'over', by: -left };
  return left <= REMAINING_SHOWN_FROM ? { kind: 'near', left } : { kind: 'plenty' };
}

const announcedSteps = [0, 10, 20, 50, 100, 200] as const;

/** What is read out: not every letter, only when one more step is passed. */
export function toAnnouncedRemaining(room: MessageLength): number | null {
  return room.kind === 'near' ? (announcedSteps.find((step) => room.left <= step) ?? null) : null;
}

export type MessageError = 'empty' | 'tooLong';

export function validateMessage(text: string): MessageError | null {
  if (text.trim() === '') return 'empty';
  return measureMessageLength(text).kind === 'over' ? 'tooLong' : null;
}

/** Enter alone makes a new line: nobody sends half a letter by mistake. */
export const isSendKey = (event: { key: string; ctrlKey: boolean; metaKey: boolean; isComposing: boolean }): boolean =>
  event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.isComposing;
