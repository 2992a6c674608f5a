import type { AnswerToSend } from '../../../app/api/contract/answers.ts';
import {
  checkCompleted,
  generateMatches,
  triggerFinish,
  triggerRegistration,
} from '../../../app/api/contract/progress.ts';
import {
  dismissQuestionnaire,
  fetchAdditionalQuestions,
  fetchQuestion,
  sendAnswer,
  sendVitalAnswers,
  storeQuestionnaire,
  updateAnswer,
  updatePersonality,
} from '../../../app/api/contract/questionnaire.ts';
import { handle, Refusal } from '../handler.ts';
import type { Account } from '../world/accounts.ts';
import { fits } from '../world/answering.ts';
import { findPartners } from '../world/createAccounts.ts';
import type { World } from '../world/createWorld.ts';
import { isThrough, toCheckCompleted, toQuestion, toStep } from '../world/progress.ts';
import { additionalQuestions, findQuestion, questions, type WorldQuestion } from '../world/questions.ts';
import { createTies } from '../world/ties.ts';
import { findVitalMistakes, storeVitalAnswers } from '../world/vital.ts';

export const questionnaireHandlers = [
  handle(checkCompleted, ({ viewer }) => toCheckCompleted(viewer)),
  handle(triggerRegistration, () => true),

  // Whoever comes by a link from a letter has the address.
  handle(triggerFinish, ({ viewer }) => {
    if (isThrough(viewer)) viewer.confirmed = true;
    return true;
  }),

  handle(fetchQuestion, ({ viewer, params }) => {
    const question = questions.find(({ orderId }) => String(orderId) === params.id);
    if (!question) throw new Refusal(404, { message: 'There is no such question.' });
    return toStep(question, viewer);
  }),

  handle(sendAnswer, ({ world, viewer, body }) => {
    const question = store(world, viewer, body.question, body.answer);
    return { ...toStep(question, viewer), triggered: isThrough(viewer) };
  }),

  handle(updateAnswer, ({ world, viewer, body }) => {
    const stored = [...viewer.answers].find(([, { id }]) => id === body.customerAnswerId);
    if (!stored) throw new Refusal(404, { message: 'There is no answer to update.' });
    const question = store(world, viewer, stored[0], body.answer);
    return { ...toStep(question, viewer), triggered: isThrough(viewer) };
  }),

  handle(sendVitalAnswers, ({ world, viewer, body }) => {
    const mistakes = findVitalMistakes(world, viewer, body);
    if (Object.keys(mistakes).length > 0) throw new Refusal(422, mistakes);
    storeVitalAnswers(viewer, body);
    return toCheckCompleted(viewer);
  }),

  handle(dismissQuestionnaire, ({ viewer }) => {
    viewer.questionnaireQuestionsMissing = [];
    return true;
  }),

  handle(storeQuestionnaire, ({ world, viewer, body }) => {
    for (const { question, answer } of body.answers) store(world, viewer, question, answer);
    const answered = new Set(body.answers.map(({ question }) => question));
    viewer.questionnaireQuestionsMissing = viewer.questionnaireQuestionsMissing.filter((id) => !answered.has(id));
    return true;
  }),

  handle(fetchAdditionalQuestions, ({ viewer }) => {
    viewer.additionalQuestionsShown = true;
    return additionalQuestions.map((question) => toQuestion(question, viewer));
  }),

  handle(generateMatches, ({ world, viewer }) => {
    if (viewer.ties.size > 0) return true;
    viewer.ties = createTies(world.random, findPartners(world.members, viewer.gender, world.home), world.now());
    return true;
  }),

  // An answer that is there is updated by its id, as with updateAnswer; all of them or none.
  handle(updatePersonality, ({ world, viewer, body }) => {
    const strange = body.answers.some(
      ({ question, customerAnswerId }) => customerAnswerId && viewer.answers.get(question)?.id !== customerAnswerId,
    );
    if (strange) throw new Refusal(404, { message: 'There is no answer to update.' });
    for (const { question, answer } of body.answers) store(world, viewer, question, answer);
    return true;
  }),
];

/** Keeps an answer in place of the one before; an answer that does not fit is refused. */
function store(world: World, viewer: Account, id: number, answer: AnswerToSend['answer']): WorldQuestion {
  const question = findQuestion(id);
  if (!question) throw new Refusal(422, { question: 'There is no such question.' });
  if (!fits(question, answer)) throw new Refusal(422, { answer: 'This answer does not fit its question.' });
  viewer.answers.set(id, { id: viewer.answers.get(id)?.id ?? String(world.nextId()), answer });
  return question;
}
