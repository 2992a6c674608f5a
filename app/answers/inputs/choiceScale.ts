import type { Question } from '../../api/contract/questionSchemas.ts';

/** Questions by id that have buttons even where the scale would fit. */
const questionsWithoutScale: ReadonlySet<number> = new Set([3]);

const SCALE_STEPS = 7;

/** The numbered scale: on desktop, for exactly seven options, unless the question is listed above (reading 13). */
export const usesScale = ({ id, answerOptions }: Pick<Question, 'id' | 'answerOptions'>, desktop: boolean): boolean =>
  desktop && answerOptions.length === SCALE_STEPS && !questionsWithoutScale.has(id);

/** Options that are mere numbers need words. */
export const areNumeric = (texts: readonly string[]): boolean =>
  texts.length > 1 && texts.every((text) => /^\d+$/.test(text.trim()));
