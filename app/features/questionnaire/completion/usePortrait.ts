import { useQuery } from '@tanstack/react-query';
import { isAnswered } from '../../../answers/answerValues.ts';
import { findOrMakeQuestion } from '../../../answers/findOrMakeQuestion.ts';
import { usePortraitText } from '../../../answers/portrait/usePortraitText.ts';
import { DESCRIPTION_QUESTION_ID, type PersonalityGroup } from '../../../api/contract/profile.ts';
import type { Question } from '../../../api/contract/questionSchemas.ts';
import { personalityQuery } from '../../../member/profileQueries.ts';
import { useApi } from '../../../session/useSession.ts';

type Portrait =
  | { kind: 'loading' }
  /**
   * No portrait: too little is answered, the member has described themselves already, or the answers cannot be loaded.
   */
  | { kind: 'none' }
  /** `question` asks for the personal description. */
  | { kind: 'ready'; question: Question; text: string };

const noGroups: readonly PersonalityGroup[] = [];

/** The portrait of the member from the answers that the server has, without which the page works, too. */
export function usePortrait(): Portrait {
  const { data, isError, fetchStatus } = useQuery(personalityQuery(useApi()));
  const text = usePortraitText(data ?? noGroups);
  if (!data) return isError || fetchStatus === 'paused' ? { kind: 'none' } : { kind: 'loading' };
  const question = findOrMakeQuestion(data, DESCRIPTION_QUESTION_ID);
  return text === '' || isAnswered(question.answer?.answer) ? { kind: 'none' } : { kind: 'ready', question, text };
}
