import { Answer, type Question } from '../api/contract/questionSchemas.ts';
import { type MemberStorage, memberStorage } from '../lib/storage/memberStorage.ts';
import { isAnswered } from './answer.model.ts';
import { toCompleteAnswer } from './toInitialAnswer.ts';

const MAX_STORED_TEXT_LENGTH = 5000;
const draftKey = (question: number) => `answer/${question}`;

/**
 * Answers that were begun and not sent yet, whole ones and those that are not: texts as they are typed, options as they
 * are ticked. Each member has their own.
 */
export function createAnswerDrafts(storage: MemberStorage) {
  const read = (userId: string, question: number): Answer | null => {
    const begun = Answer.safeParse(parseJson(storage.read(userId, draftKey(question))));
    return begun.success ? begun.data : null;
  };
  const forget = (userId: string, question: number): void => storage.write(userId, draftKey(question), '');
  return {
    /** What the member had begun for a question, or null. */
    read,
    write: (userId: string, question: number, begun: Answer): void =>
      storage.write(userId, draftKey(question), JSON.stringify(Array.isArray(begun) ? begun.map(truncateText) : begun)),
    forget,
    /**
     * An answer has arrived; what was begun for it is no longer needed. What was put off stays begun, and so does what
     * was changed while the answer was on its way.
     */
    settle(userId: string, question: Question, sent: Answer): void {
      const begun = read(userId, question.id);
      const same = begun && JSON.stringify(toCompleteAnswer(question, begun)) === JSON.stringify(sent);
      if (same && isAnswered(sent)) forget(userId, question.id);
    },
  };
}

const truncateText = <Value>(value: Value) =>
  typeof value === 'string' ? value.slice(0, MAX_STORED_TEXT_LENGTH) : value;

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

export const answerDrafts = createAnswerDrafts(memberStorage);
