import * as z from 'zod/mini';
import { Answer, AnswerToSend, Question } from './answers.ts';
import { defineCall } from './defineCall.ts';
import { Done, Id, list, MaybeFlag, maybe, Num, PathId } from './fields.ts';
import { LocationToSend } from './location.ts';
import { CheckCompleted } from './progress.ts';

/** Section 3: bits of `vitalQuestionsMissing`. */
export const vitalBits = { username: 32, birthday: 64, location: 128 } as const;

/** The place of a neighbouring question, which comes as a number, as text or as a question. */
const Neighbour = z.pipe(
  z.nullish(z.union([Num, z.object({ orderId: Num })])),
  z.transform((neighbour) => (typeof neighbour === 'object' ? (neighbour?.orderId ?? null) : (neighbour ?? null))),
);

/** One step: a question and the places before and after it. */
export const Step = z.object({
  question: Question,
  previousQuestion: Neighbour,
  nextQuestion: Neighbour,
});
export type Step = z.output<typeof Step>;

/** The step that was answered, and whether that set something off. */
export const AnsweredStep = z.object({ ...Step.shape, question: maybe(Question), triggered: MaybeFlag });
export type AnsweredStep = z.output<typeof AnsweredStep>;

/** Section 7, Questionnaire. The number in the path is the orderId, 1 to total (contract, reading 4). */
export const fetchQuestion = defineCall({
  name: 'fetchQuestion',
  method: 'GET',
  path: '/api/personality/question/:id',
  kind: 'read',
  auth: 'bearer',
  params: z.object({ id: PathId }),
  response: Step,
});

/** Section 7, Questionnaire: a first answer; an empty one skips. `stepId` is the orderId. */
export const sendAnswer = defineCall({
  name: 'sendAnswer',
  method: 'POST',
  path: '/api/personality/answer',
  kind: 'act',
  auth: 'bearer',
  body: AnswerToSend,
  response: AnsweredStep,
});

/** Section 7, Questionnaire: another answer in place of one that is there. */
export const updateAnswer = defineCall({
  name: 'updateAnswer',
  method: 'PUT',
  path: '/api/personality/answer/update',
  kind: 'act',
  auth: 'bearer',
  body: z.object({ answer: Answer, customerAnswerId: Id }),
  response: AnsweredStep,
});

/**
 * Section 4, Vital data. Only what is asked for is sent; the rest stays as it is. A refusal names the fields username,
 * birthday and location.
 */
export const sendVitalAnswers = defineCall({
  name: 'sendVitalAnswers',
  method: 'POST',
  path: '/api/personality/answer_vital',
  kind: 'act',
  auth: 'bearer',
  body: z
    .object({
      username: z.optional(z.string().check(z.trim(), z.minLength(2), z.maxLength(32))),
      birthday: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))),
      location: z.optional(LocationToSend),
    })
    .check(z.refine(({ username, birthday, location }) => Boolean(username ?? birthday ?? location))),
  response: CheckCompleted,
});

/** Section 7, Questionnaire: the modal questionnaire was put off. */
export const dismissQuestionnaire = defineCall({
  name: 'dismissQuestionnaire',
  method: 'POST',
  path: '/api/personality/dismiss_questionnaire',
  kind: 'act',
  auth: 'bearer',
  response: Done,
});

/** Section 7, the questionnaire store function: all answers of the modal questionnaire at once. Extension. */
export const storeQuestionnaire = defineCall({
  name: 'storeQuestionnaire',
  method: 'POST',
  path: '/api/personality/questionnaire',
  kind: 'act',
  auth: 'bearer',
  body: z.object({ answers: z.array(AnswerToSend) }),
  response: Done,
  extension: true,
});

/**
 * Section 7, Questionnaire: the additional questions. Fetching marks them as shown on the server (section 4, rule 4),
 * which a repetition does not change. The client keeps ids below 119 and hides 108 (section 5).
 */
export const fetchAdditionalQuestions = defineCall({
  name: 'fetchAdditionalQuestions',
  method: 'GET',
  path: '/api/profile/random/questions/',
  kind: 'read',
  auth: 'bearer',
  response: list(Question),
});

/** Section 7, Questionnaire: saves what the own profile and the preferences edit. */
export const updatePersonality = defineCall({
  name: 'updatePersonality',
  method: 'PUT',
  path: '/api/personality/data/update_all',
  kind: 'act',
  auth: 'bearer',
  body: z.object({
    answers: z.array(z.object({ question: Num, customerAnswerId: z.nullish(Id), answer: Answer })),
  }),
  response: Done,
});
