import { toAnsweredQuestion } from '../../../answers/findOrMakeQuestion.ts';
import { isListedQuestion } from '../../../answers/isListedQuestion.ts';
import { isKnownType } from '../../../answers/questionTypeRules.ts';
import type { PersonalityGroup } from '../../../api/contract/profile.ts';
import type { Question } from '../../../api/contract/questionSchemas.ts';

export interface AnsweredGroup {
  key: string;
  title: string;
  questions: Question[];
}

/** Groups questions with their answers under headings; headings without any are left out. */
export const toAnsweredGroups = (groups: readonly PersonalityGroup[]): AnsweredGroup[] =>
  groups
    .map(({ key, title, answers }) => ({
      key,
      title,
      questions: answers.map(toAnsweredQuestion).filter(isListedQuestion),
    }))
    .filter(({ questions }) => questions.length > 0);

/** Whether an answer can be edited here: preferences have a page of their own, and unknown types have no field. */
export const isEditable = (groupKey: string, { type }: Pick<Question, 'type'>): boolean =>
  groupKey !== 'preferences' && isKnownType(type);
