import { Answer, type Question } from '../api/contract/questionSchemas.ts';
import { type MemberStorage, memberStorage } from '../lib/storage/memberStorage.ts';
import { type Draft, openDraft } from '../lib/storage/openDraft.ts';
import { isAnswered } from './answerValues.ts';
import { draftPrefix } from './discardAnswerDrafts.ts';
import { toCompleteAnswer } from './questionTypeRules.ts';

const MAX_STORED_TEXT_LENGTH = 5000;

/**
 * Opens the draft of a member's answer to a question, complete or not: a text as it is typed, options as they are
 * ticked.
 */
export function openAnswerDraft(
  userId: string,
  questionId: number,
  storage: MemberStorage = memberStorage,
): Draft<Answer> {
  const draft = openDraft(userId, `${draftPrefix}${questionId}`, Answer, storage);
  return {
    ...draft,
    write: (answer) => draft.write(Array.isArray(answer) ? answer.map(truncateText) : answer),
  };
}

/**
 * Discards a draft once the answer that it holds is sent. The draft stays if the question was postponed, or if the
 * member has changed the draft while the answer was being sent.
 */
export function discardIfSent(draft: Draft<Answer>, question: Question, sent: Answer): void {
  const stored = draft.read();
  const same = stored && JSON.stringify(toCompleteAnswer(question, stored)) === JSON.stringify(sent);
  if (same && isAnswered(sent)) draft.discard();
}

const truncateText = <Value>(value: Value) =>
  typeof value === 'string' ? value.slice(0, MAX_STORED_TEXT_LENGTH) : value;
