import { checkCompleted } from '../../../app/api/contract/completionStatus.ts';
import { updatePersonality } from '../../../app/api/contract/profile.ts';
import {
  dismissQuestionnaire,
  fetchAdditionalQuestions,
  fetchQuestion,
  sendAnswer,
  sendVitalAnswers,
  storeQuestionnaire,
  updateAnswer,
} from '../../../app/api/contract/questionnaire.ts';
import type { AnswerPayload } from '../../../app/api/contract/questionSchemas.ts';
import { generateMatches, triggerFinish, triggerRegistration } from '../../../app/api/contract/registrationTriggers.ts';
import { defineHandler, HttpError } from '../handler.ts';
import type { Account } from '../world/accounts.ts';
import { isValidAnswer } from '../world/answers.ts';
import { findPartners } from '../world/createAccounts.ts';
import type { World } from '../world/createWorld.ts';
import { isQuestionnaireComplete, toCheckCompleted, toQuestion, toStep } from '../world/questionnaireProgress.ts';
import { additionalQuestions, findQuestion, questions, type WorldQuestion } from '../world/questions.ts';
import { createRelationships } from '../world/relationships.ts';
import { storeVitalAnswers, validateVitalAnswers } from '../world/vitalAnswers.ts';

export const questionnaireHandlers = [
  defineHandler(checkCompleted, ({ viewer }) => toCheckCompleted(viewer)),
  defineHandler(triggerRegistration, () => true),

  // Whoever sends it with the token of a confirmation link has read the letter (reading 45).
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

  defineHandler(sendAnswer, ({ world, viewer, body }) => {
    const question = storeAnswer(world, viewer, body.question, body.answer);
    return { ...toStep(question, viewer), triggered: isQuestionnaireComplete(viewer) };
  }),

  defineHandler(updateAnswer, ({ world, viewer, body }) => {
    const stored = [...viewer.answers].find(([, { id }]) => id === body.customerAnswerId);
    if (!stored) throw new HttpError(404, { message: 'There is no answer to update.' });
    const question = storeAnswer(world, viewer, stored[0], body.answer);
    return { ...toStep(question, viewer), triggered: isQuestionnaireComplete(viewer) };
  }),

  defineHandler(sendVitalAnswers, ({ world, viewer, body }) => {
    const errors = validateVitalAnswers(world, viewer, body);
    if (Object.keys(errors).length > 0) throw new HttpError(422, errors);
    storeVitalAnswers(viewer, body);
    return toCheckCompleted(viewer);
  }),

  defineHandler(dismissQuestionnaire, ({ viewer }) => {
    viewer.questionnaireQuestionsMissing = [];
    return true;
  }),

  defineHandler(storeQuestionnaire, ({ world, viewer, body }) => {
    for (const { question, answer } of body.answers) storeAnswer(world, viewer, question, answer);
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
      findPartners(world.members, viewer.gender, world.home),
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
    for (const { question, answer } of body.answers) storeAnswer(world, viewer, question, answer);
    return true;
  }),
];

/** Stores an answer in place of the former one. Throws an HttpError for one that does not fit its question. */
function storeAnswer(world: World, viewer: Account, id: number, answer: AnswerPayload['answer']): WorldQuestion {
  const question = findQuestion(id);
  if (!question) throw new HttpError(422, { question: 'There is no such question.' });
  if (!isValidAnswer(question, answer)) throw new HttpError(422, { answer: 'This answer does not fit its question.' });
  viewer.answers.set(id, { id: viewer.answers.get(id)?.id ?? String(world.nextId()), answer });
  return question;
}
