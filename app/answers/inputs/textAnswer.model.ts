import { msg } from '@lingui/core/macro';

const textLengthLimits = { min: 3, max: 32 } as const;

const fitsLength = (written: string, { min, max }: { min: number; max: number }) => {
  const { length } = written.trim();
  return length >= min && length <= max;
};

/** The text to send, trimmed, or an empty answer: 3 to 32 characters. */
export const toShortTextAnswer = (written: string): string[] =>
  fitsLength(written, textLengthLimits) ? [written.trim()] : [];

/** The three texts to send, or an empty answer unless each of the three can be sent. */
export const toThreeTextsAnswer = (written: readonly string[]): string[] => {
  const texts = written.flatMap(toShortTextAnswer);
  return written.length === 3 && texts.length === 3 ? texts : [];
};

/** The text to send, trimmed, or an empty answer: three characters or more. */
export const toFreeTextAnswer = (written: string): string[] =>
  written.trim().length >= textLengthLimits.min ? [written.trim()] : [];

export const lengthProblemTexts = {
  tooShort: msg`Please write at least 3 characters.`,
  tooLong: msg`Please write no more than 32 characters.`,
};

/** The problem of a short text that the member has finished typing; an empty text is missing, but no problem. */
export function validateLength(written: string): keyof typeof lengthProblemTexts | null {
  const { length } = written.trim();
  if (length === 0 || fitsLength(written, textLengthLimits)) return null;
  return length < textLengthLimits.min ? 'tooShort' : 'tooLong';
}
