/** Characters of one message. */
const longestMessage = 2000;
/** From here on the member is told how much room is left. */
const near = 200;

export type Room = { kind: 'plenty' } | { kind: 'near'; left: number } | { kind: 'over'; by: number };

/** As members count: an emoji is one character. */
const countCharacters = (text: string): number => Array.from(text.trim()).length;

export function measureRoom(text: string): Room {
  // Most texts are short enough whichever way they are counted.
  if (text.length < longestMessage - near) return { kind: 'plenty' };
  const left = longestMessage - countCharacters(text);
  if (left < 0) return { kind: 'over', by: -left };
  return left <= near ? { kind: 'near', left } : { kind: 'plenty' };
}

const steps = [0, 10, 20, 50, 100, 200] as const;

/** What is read out: not every letter, only when one more step is passed. */
export function toSpokenRoom(room: Room): number | null {
  return room.kind === 'near' ? (steps.find((step) => room.left <= step) ?? null) : null;
}

export type ComposerMistake = 'empty' | 'tooLong';

export function checkMessage(text: string): ComposerMistake | null {
  if (text.trim() === '') return 'empty';
  return measureRoom(text).kind === 'over' ? 'tooLong' : null;
}

/** Enter alone makes a new line: nobody sends half a letter by mistake. */
export const isSendKey = (event: { key: string; ctrlKey: boolean; metaKey: boolean; isComposing: boolean }): boolean =>
  event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.isComposing;
