import type { Question } from '../../../api/contract/answers.ts';

/** Ids of questions that are asked with buttons even where the scale would fit. */
const buttonQuestions: ReadonlySet<number> = new Set([3]);

const stepsOfScale = 7;

/** The numbered scale: on desktop, for exactly seven options, unless the question is listed above (reading 13). */
export const isScale = ({ id, answerOptions }: Pick<Question, 'id' | 'answerOptions'>, desktop: boolean): boolean =>
  desktop && answerOptions.length === stepsOfScale && !buttonQuestions.has(id);

/** Options that are mere numbers need their ends in words. */
export const areNumbers = (texts: readonly string[]): boolean =>
  texts.length > 1 && texts.every((text) => /^\d+$/.test(text.trim()));
