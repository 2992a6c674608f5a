import { checkCompleted } from '../../../../app/api/contract/completionStatus.ts';
import { countMatches, updatePersonality } from '../../../../app/api/contract/profile.ts';
import {
  dismissQuestionnaire,
  fetchAdditionalQuestions,
  fetchQuestion,
  fetchQuestionsByIds,
  sendAnswer,
  sendVitalAnswers,
  storeQuestionnaire,
  updateAnswer,
} from '../../../../app/api/contract/questionnaire.ts';
import type { AnswerPayload } from '../../../../app/api/contract/questionSchemas.ts';
import {
  generateMatches,
  triggerFinish,
  triggerRegistration,
} from '../../../../app/api/contract/registrationTriggers.ts';
import { defineHandler, HttpError } from '../handler.ts';
import type { Account } from '../world/accountTypes.ts';
import { toBounds } from '../world/answerBounds.ts';
import { isValidAnswer } from '../world/answerRules.ts';
import { findPartners } from '../world/createAccounts.ts';
import type { World } from '../world/createWorld.ts';
import {
  isQuestionnaireComplete,
  isReached,
  toCheckCompleted,
  toQuestion,
  toStep,
} from '../world/questionnaireProgress.ts';
import { additionalQuestions, findQuestion, questions } from '../world/questions.ts';
import { listMatches } from '../world/relatedMembers.ts';
import { createRelationships } from '../world/relationships.ts';
import { storeFacts, storeVitalAnswers, validateVitalAnswers } from '../world/vitalAnswers.ts';

export const questionnaireHandlers = [
  defineHandler(checkCompleted, ({ viewer }) => toCheckCompleted(viewer)),
  defineHandler(triggerRegistration, () => true),

  // A request with the token of a confirmation link comes from the email's reader (reading 45).
  defineHandler(triggerFinish, ({ viewer, claims, body }) => {
    if (body.userId !== viewer.userId) throw new HttpError(403, { userId: 'This is another member.' });
    if (claims.confirms === viewer.email) viewer.confirmed = true;
    return true;
  }),

  defineHandler(fetchQuestion, ({ viewer, params }) => {
    const question = questions.find(({ orderId }) => String(orderId) === params.id);
    if (!question) throw new HttpError(404, { message: 'There is no such question.' });
    return toStep(question, viewer);
  }),

  defineHandler(fetchQuestionsByIds, ({ viewer, query }) => {
    const ids = query.ids.split(',').map(Number);
    return questions.filter(({ id }) => ids.includes(id)).map((question) => toQuestion(question, viewer));
  }),

  defineHandler(sendAnswer, ({ world, viewer, body }) => {
    refuse(findAnswerErrors(world, viewer, body));
    refuseWithoutConsent(viewer, [body]);
    return storeAnswer(world, viewer, body);
  }),

  defineHandler(updateAnswer, ({ world, viewer, body }) => {
    const stored = [...viewer.answers].find(([, { id }]) => id === body.customerAnswerId);
    if (!stored) throw new HttpError(404, { message: 'There is no answer to update.' });
    const answer = { question: stored[0], answer: body.answer };
    refuse(findAnswerErrors(world, viewer, answer));
    refuseWithoutConsent(viewer, [answer]);
    return storeAnswer(world, viewer, answer);
  }),

  defineHandler(sendVitalAnswers, ({ world, viewer, body }) => {
    refuse(validateVitalAnswers(world, viewer, body));
    storeVitalAnswers(viewer, body);
    return toCheckCompleted(viewer);
  }),

  defineHandler(dismissQuestionnaire, ({ viewer }) => {
    viewer.questionnaireQuestionsMissing = [];
    return true;
  }),

  defineHandler(storeQuestionnaire, ({ world, viewer, body }) => {
    storeAnswers(world, viewer, body.answers);
    const answered = new Set(body.answers.map(({ question }) => question));
    viewer.questionnaireQuestionsMissing = viewer.questionnaireQuestionsMissing.filter((id) => !answered.has(id));
    return true;
  }),

  defineHandler(fetchAdditionalQuestions, ({ viewer }) => {
    viewer.additionalQuestionsShown = true;
    return additionalQuestions.map((question) => toQuestion(question, viewer));
  }),

  defineHandler(generateMatches, ({ world, viewer }) => {
    if (viewer.relationships.size > 0) return true;
    viewer.relationships = createRelationships(
      world.random,
      findPartners(world.members, viewer.gender, world.home).slice(0, viewer.maxPartners),
      world.now(),
    );
    return true;
  }),

  // Stored answers are updated by their ids, as in updateAnswer; either all or none.
  defineHandler(updatePersonality, ({ world, viewer, body }) => {
    const hasUnknownId = body.answers.some(
      ({ question, customerAnswerId }) => customerAnswerId && viewer.answers.get(question)?.id !== customerAnswerId,
    );
    if (hasUnknownId) throw new HttpError(404, { message: 'There is no answer to update.' });
    storeAnswers(world, viewer, body.answers);
    return true;
  }),

  defineHandler(countMatches, ({ world, viewer, body }) => {
    refuseMisfits(world, viewer, body.answers);
    const sent = body.answers.map(({ question, answer }) => [question, { id: '', answer }] as const);
    return { matches: listMatches(world, { ...viewer, answers: new Map([...viewer.answers, ...sent]) }).length };
  }),
];

interface SentAnswer {
  question: number;
  answer: AnswerPayload['answer'];
  stepId?: number;
}

/** Finds what is wrong with an answer, by the fields of its request. */
function findAnswerErrors(world: World, viewer: Account, { question: id, answer, stepId }: SentAnswer) {
  const question = findQuestion(id);
  if (!question) return { question: 'There is no such question.' };
  if (stepId !== undefined && stepId !== question.orderId)
    return { stepId: 'This question is not asked at that step.' };
  if (!isReached(viewer, question)) return { stepId: 'Another question comes first.' };
  return isValidAnswer(question, answer, toBounds(world, viewer.town.country))
    ? {}
    : { answer: 'This answer does not fit its question.' };
}

/** Throws an HttpError if there are errors. */
function refuse(errors: Readonly<Record<string, string>>): void {
  if (Object.keys(errors).length > 0) throw new HttpError(422, errors);
}

/** Throws an HttpError if an answer is sensitive, not empty, and stored without the member's consent. */
function refuseWithoutConsent(viewer: Account, answers: readonly SentAnswer[]): void {
  if (viewer.consents.has('sensitiveAnswers')) return;
  const isSensitive = ({ question, answer }: SentAnswer) =>
    findQuestion(question)!.sensitive && Object.keys(answer).length > 0;
  if (answers.some(isSensitive)) throw new HttpError(403, { consent: 'A sensitive answer needs a consent.' });
}

/** Stores a valid answer in place of the former one; returns its step. */
function storeAnswer(world: World, viewer: Account, { question: id, answer }: SentAnswer) {
  viewer.answers.set(id, { id: viewer.answers.get(id)?.id ?? String(world.nextId()), answer });
  const question = findQuestion(id)!;
  storeFacts(viewer, question, answer);
  return { ...toStep(question, viewer), triggered: isQuestionnaireComplete(viewer) };
}

/** Throws an HttpError that names each answer that does not fit by its index. */
function refuseMisfits(world: World, viewer: Account, answers: readonly SentAnswer[]): void {
  const errors = answers.flatMap((answer, index) =>
    Object.entries(findAnswerErrors(world, viewer, answer)).map(
      ([field, message]) => [`answers.${index}.${field}`, message] as const,
    ),
  );
  refuse(Object.fromEntries(errors));
}

/** Stores all answers or, if one of them does not fit, none. */
function storeAnswers(world: World, viewer: Account, answers: readonly SentAnswer[]): void {
  refuseMisfits(world, viewer, answers);
  refuseWithoutConsent(viewer, answers);
  for (const answer of answers) storeAnswer(world, viewer, answer);
}
