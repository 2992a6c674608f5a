import { isUsername } from '../../../lib/isUsername.ts';

const textLength = { min: 3, max: 32 } as const;

/** Role of the question that asks for the member's name. */
const usernameQid = 1;
export const asksForUsername = (qid: number): boolean => qid === usernameQid;

const fits = (written: string, { min, max }: { min: number; max: number }) => {
  const { length } = written.trim();
  return length >= min && length <= max;
};

/** The name to send, or nothing: trimmed, 2 to 32 characters. */
export const toUsernameAnswer = (written: string): string[] => (isUsername(written) ? [written.trim()] : []);

/** The text to send, or nothing: more than 2 and at most 32 characters. */
export const toTextAnswer = (written: string): string[] => (fits(written, textLength) ? [written.trim()] : []);

/** Only three that fit, each on its own, are an answer. */
export const toThreeTextsAnswer = (written: readonly string[]): string[] => {
  const texts = written.flatMap(toTextAnswer);
  return written.length === 3 && texts.length === 3 ? texts : [];
};

/** Free text counts from three characters on. */
export const toFreeTextAnswer = (written: string): string[] =>
  written.trim().length >= textLength.min ? [written.trim()] : [];

export type LengthMistake = 'tooShort' | 'tooLong';

/** What is wrong with a text somebody has finished typing; an empty one is not wrong, only missing. */
export function findLengthMistake(written: string): LengthMistake | null {
  const { length } = written.trim();
  if (length === 0 || fits(written, textLength)) return null;
  return length < textLength.min ? 'tooShort' : 'tooLong';
}

/** The answer to a question of type 3, 4 or 11 as far as it is written. */
export function toTextsAnswer({ qid, type }: { qid: number; type: number }, texts: readonly string[]): string[] {
  if (type === 4) return toThreeTextsAnswer(texts);
  const text = texts[0] ?? '';
  if (type === 11) return toFreeTextAnswer(text);
  return asksForUsername(qid) ? toUsernameAnswer(text) : toTextAnswer(text);
}
