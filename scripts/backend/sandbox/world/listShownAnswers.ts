import type * as z from 'zod/mini';
import type { RandomAnswer } from '../../../../app/api/contract/profile.ts';
import type { StoredAnswer } from './accountTypes.ts';
import { findQuestion } from './questions.ts';

/** Questions whose answers the profile shows for others to like. */
const shownQuestionIds = [13, 16, 101, 108];

/** Lists the texts of a profile that others may like and comment on. */
export function listShownAnswers(
  answers: Map<number, StoredAnswer>,
): (Pick<z.input<typeof RandomAnswer>, 'question' | 'answer'> & { id: string })[] {
  return shownQuestionIds.flatMap((id) => {
    const given = answers.get(id);
    const text = given && Array.isArray(given.answer) ? given.answer[0] : undefined;
    if (!given || typeof text !== 'string') return [];
    const { translations } = findQuestion(id)!;
    return [{ id: given.id, question: { id, translations }, answer: text }];
  });
}
