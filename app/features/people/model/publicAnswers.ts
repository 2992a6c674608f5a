import { isListedQuestion } from '../../../answers/isListedQuestion.ts';
import { type AnswerDisplay, isKnownType, toAnswerDisplay } from '../../../answers/questionTypes.ts';
import { toNumbers } from '../../../answers/readAnswer.ts';
import type { PersonalityAnswer, PersonalityGroup } from '../../../api/contract/profile.ts';
import type { Answer } from '../../../api/contract/questionSchemas.ts';
import { pickTranslation } from '../../../lib/pickTranslation.ts';
import { truncate } from '../../../lib/truncate.ts';

/** What other members see of an answer: never a birthday, because the card shows the age only. */
export type PublicAnswer = Exclude<AnswerDisplay, { kind: 'nothing' | 'day' }>;

export interface AnswerRow {
  id: number;
  question: string;
  answer: PublicAnswer;
}

export interface AnswerGroup {
  key: string;
  title: string;
  rows: AnswerRow[];
}

const MAX_TITLE_LENGTH = 100;

/** The groups of a personality, without questions that have no answer and groups that have no rows. */
export const toAnswerGroups = (groups: readonly PersonalityGroup[], locale: string): AnswerGroup[] =>
  groups
    .map(({ key, title, answers }) => ({
      key,
      title: truncate(title, MAX_TITLE_LENGTH),
      rows: answers.filter(({ question }) => isListedQuestion(question)).flatMap((each) => toAnswerRows(each, locale)),
    }))
    .filter(({ rows }) => rows.length > 0);

function toAnswerRows({ question, answer }: PersonalityAnswer, locale: string): AnswerRow[] {
  const display = answer === null ? null : toPublicAnswer(question, answer, locale);
  return display
    ? [{ id: question.id, question: pickTranslation(question.translations, locale), answer: display }]
    : [];
}

/** What an answer says to other members; null if it says nothing to them, or its type is unknown. */
export function toPublicAnswer(
  question: PersonalityAnswer['question'],
  answer: Answer,
  locale: string,
): PublicAnswer | null {
  if (!isKnownType(question.type)) return null;
  const display = toAnswerDisplay(question, inOptionOrder(question, answer), locale);
  return display.kind === 'nothing' || display.kind === 'day' ? null : display;
}

/** Other members see chosen options in the order of the question; answers without options stay as they are. */
function inOptionOrder({ answerOptions }: PersonalityAnswer['question'], answer: Answer): Answer {
  const chosen = toNumbers(answer);
  const ordered = answerOptions.flatMap(({ id }) => (chosen.includes(id) ? [id] : []));
  return ordered.length > 0 ? ordered : answer;
}
