import type { Question } from '../../api/contract/questionSchemas.ts';

/** Questions by id that have buttons even where the scale would fit. */
const questionsWithoutScale: ReadonlySet<number> = new Set([3]);

const SCALE_STEPS = 7;

/**
 * Whether a question shows the numbered scale: on desktops, for exactly seven options, unless it is listed above
 * (reading 13).
 */
export const isNumberedScale = (
  { id, answerOptions }: Pick<Question, 'id' | 'answerOptions'>,
  desktop: boolean,
): boolean => desktop && answerOptions.length === SCALE_STEPS && !questionsWithoutScale.has(id);

/** Whether all options are mere numbers, which need words. */
export const areNumeric = (texts: readonly string[]): boolean =>
  texts.length > 1 && texts.every((text) => /^\d+$/.test(text.trim()));
