import { Answer, type Question } from '../../api/contract/answers.ts';
import { type MemberStorage, memberStorage } from '../../lib/memberStorage.ts';
import { isAnswered } from './answer.model.ts';
import { toWholeAnswer } from './startAnswer.ts';

const longest = 5000;
const keyOf = (question: number) => `answer/${question}`;

/**
 * Answers that were begun and not sent yet, whole ones and those that are not: texts as they are typed, options as they
 * are ticked. Each member has their own.
 */
export function createAnswerDrafts(storage: MemberStorage) {
  const read = (userId: string, question: number): Answer | null => {
    const begun = Answer.safeParse(parse(storage.read(userId, keyOf(question))));
    return begun.success ? begun.data : null;
  };
  const forget = (userId: string, question: number): void => storage.write(userId, keyOf(question), '');
  return {
    /** What the member had begun for a question, or null. */
    read,
    write: (userId: string, question: number, begun: Answer): void =>
      storage.write(userId, keyOf(question), JSON.stringify(Array.isArray(begun) ? begun.map(cut) : begun)),
    forget,
    /**
     * An answer has arrived; what was begun for it is no longer needed. What was put off stays begun, and so does what
     * was changed while the answer was on its way.
     */
    settle(userId: string, question: Question, sent: Answer): void {
      const begun = read(userId, question.id);
      const same = begun && JSON.stringify(toWholeAnswer(question, begun)) === JSON.stringify(sent);
      if (same && isAnswered(sent)) forget(userId, question.id);
    },
  };
}

const cut = <Value>(value: Value) => (typeof value === 'string' ? value.slice(0, longest) : value);

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

export const answerDrafts = createAnswerDrafts(memberStorage);
