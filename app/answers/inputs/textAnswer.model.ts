import { isValidUsername } from '../../member/isValidUsername.ts';

const textLengthLimits = { min: 3, max: 32 } as const;

/** Role of the question that asks for the member's name. */
const USERNAME_QID = 1;
export const asksForUsername = (qid: number): boolean => qid === USERNAME_QID;

const fitsLength = (written: string, { min, max }: { min: number; max: number }) => {
  const { length } = written.trim();
  return length >= min && length <= max;
};

/** The name to send, or nothing: trimmed, 2 to 32 characters. */
export const toUsernameAnswer = (written: string): string[] => (isValidUsername(written) ? [written.trim()] : []);

/** The text to send, or nothing: more than 2 and at most 32 characters. */
export const toShortTextAnswer = (written: string): string[] =>
  fitsLength(written, textLengthLimits) ? [written.trim()] : [];

/** Only three that fit, each on its own, are an answer. */
export const toThreeTextsAnswer = (written: readonly string[]): string[] => {
  const texts = written.flatMap(toShortTextAnswer);
  return written.length === 3 && texts.length === 3 ? texts : [];
};

/** Free text counts from three characters on. */
export const toFreeTextAnswer = (written: string): string[] =>
  written.trim().length >= textLengthLimits.min ? [written.trim()] : [];

export type LengthError = 'tooShort' | 'tooLong';

/** What is wrong with a text somebody has finished typing; an empty one is not wrong, only missing. */
export function validateLength(written: string): LengthError | null {
  const { length } = written.trim();
  if (length === 0 || fitsLength(written, textLengthLimits)) return null;
  return length < textLengthLimits.min ? 'tooShort' : 'tooLong';
}

/** The answer to a question of type 3, 4 or 11 as far as it is written. */
export function toAnswerFromTexts({ qid, type }: { qid: number; type: number }, texts: readonly string[]): string[] {
  if (type === 4) return toThreeTextsAnswer(texts);
  const text = texts[0] ?? '';
  if (type === 11) return toFreeTextAnswer(text);
  return asksForUsername(qid) ? toUsernameAnswer(text) : toShortTextAnswer(text);
}
