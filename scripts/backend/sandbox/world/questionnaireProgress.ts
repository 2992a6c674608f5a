import type * as z from 'zod/mini';
import type { CompletionStatus } from '../../../../app/api/contract/completionStatus.ts';
import type { Step } from '../../../../app/api/contract/questionnaire.ts';
import type { Question } from '../../../../app/api/contract/questionSchemas.ts';
import type { Account } from './accountTypes.ts';
import { questions, type WorldQuestion } from './questions.ts';

/** Counts the questions before the first unanswered one; a skipped one counts as answered. */
function countAnsweredSteps({ answers }: Account): number {
  const firstUnanswered = questions.findIndex(({ id }) => !answers.has(id));
  return firstUnanswered === -1 ? questions.length : firstUnanswered;
}

/**
 * Whether the account may answer a question: of the questionnaire those up to the next open one, and after the
 * questionnaire every other one.
 */
export const isReached = (account: Account, question: WorldQuestion): boolean =>
  questions.includes(question) ? question.orderId <= countAnsweredSteps(account) + 1 : isQuestionnaireComplete(account);

export const isQuestionnaireComplete = (account: Account): boolean => countAnsweredSteps(account) === questions.length;

/** Returns the account's progress as checkCompleted does. */
export function toCheckCompleted(account: Account): z.input<typeof CompletionStatus> {
  return {
    completed: isQuestionnaireComplete(account),
    steps_finished: countAnsweredSteps(account),
    total: questions.length,
    confirmFirst: account.confirmFirst,
    additionalQuestionsShown: account.additionalQuestionsShown,
    vitalQuestionsMissing: account.vitalQuestionsMissing,
    questionnaireQuestionsMissing: account.questionnaireQuestionsMissing,
    contactDataRequired: account.contactDataRequired,
  };
}

/** Returns a question with the account's answer. */
export function toQuestion(question: WorldQuestion, account: Account): z.input<typeof Question> {
  return { ...question, answerOptions: [...question.answerOptions], answer: account.answers.get(question.id) ?? null };
}

/** Returns a question with its neighbours. */
export function toStep(question: WorldQuestion, account: Account): z.input<typeof Step> {
  const { orderId } = question;
  return {
    question: toQuestion(question, account),
    previousQuestion: orderId > 1 ? orderId - 1 : null,
    nextQuestion: orderId < questions.length ? orderId + 1 : null,
  };
}
