import * as z from 'zod/mini';
import { CompletionStatus } from './completionStatus.ts';
import { act, read } from './defineCall.ts';
import { Id, MaybeFlag, maybe, Num, PathId, Username } from './fieldSchemas.ts';
import { list } from './listSchemas.ts';
import { LocationPayload } from './locationSchemas.ts';
import { Answer, AnswerPayload, Question } from './questionSchemas.ts';

/** Bits of `vitalQuestionsMissing`. */
export const vitalBits = { username: 32, birthday: 64, location: 128 } as const;

/** The orderId of a neighbouring question, which a server sends as a number, as text or as a question. */
const NeighbourOrderId = z.pipe(
  z.nullish(z.union([Num, z.object({ orderId: Num })])),
  z.transform((neighbour) => (typeof neighbour === 'object' ? (neighbour?.orderId ?? null) : (neighbour ?? null))),
);

/** A question, and the orderIds before and after it. */
export const Step = z.object({
  question: Question,
  previousQuestion: NeighbourOrderId,
  nextQuestion: NeighbourOrderId,
});
export type Step = z.output<typeof Step>;

/** The answered step; `triggered` says whether the answer set off an event on the server. */
export const AnsweredStep = z.object({ ...Step.shape, question: maybe(Question), triggered: MaybeFlag });
export type AnsweredStep = z.output<typeof AnsweredStep>;

/** The number in the path is the orderId, 1 to total (reading 4). */
export const fetchQuestion = read('fetchQuestion', 'GET /api/personality/question/:id', {
  params: z.object({ id: PathId }),
  response: Step,
});

/** Questions by their ids, such as the missing ones of checkCompleted; ids that no question has are left out. */
export const fetchQuestionsByIds = read('fetchQuestionsByIds', 'GET /api/personality/questions', {
  query: z.object({ ids: z.string().check(z.maxLength(2000), z.regex(/^\d+(,\d+)*$/)) }),
  response: list(Question),
  extension: true,
});

/** Sends the first answer to a question; an empty one skips it. */
export const sendAnswer = act('sendAnswer', 'POST /api/personality/answer', {
  body: AnswerPayload,
  response: AnsweredStep,
});

/** Replaces a stored answer. */
export const updateAnswer = act('updateAnswer', 'PUT /api/personality/answer/update', {
  body: z.object({ answer: Answer, customerAnswerId: Id }),
  response: AnsweredStep,
});

/**
 * Fields that are not sent stay as they are. A refusal names the fields username, birthday and location. Any success
 * means saved: null where the answer does not say what is still missing.
 */
export const sendVitalAnswers = act('sendVitalAnswers', 'POST /api/personality/answer_vital', {
  body: z
    .object({
      username: z.optional(Username),
      birthday: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))),
      location: z.optional(LocationPayload),
    })
    .check(z.refine(({ username, birthday, location }) => Boolean(username ?? birthday ?? location))),
  response: z.catch(maybe(CompletionStatus), null),
});

/** The member closed the modal questionnaire without answering. */
export const dismissQuestionnaire = act('dismissQuestionnaire', 'POST /api/personality/dismiss_questionnaire');

/** Sends all answers of the modal questionnaire at once. */
export const storeQuestionnaire = act('storeQuestionnaire', 'POST /api/personality/questionnaire', {
  body: z.object({ answers: z.array(AnswerPayload) }),
  extension: true,
});

/**
 * The server marks the additional questions as shown when they are fetched, which guard rule 4 waits for. Repeating the
 * call changes nothing, so it is a read. The app leaves out the hidden questions and the description; see profile.ts.
 */
export const fetchAdditionalQuestions = read('fetchAdditionalQuestions', 'GET /api/profile/random/questions/', {
  response: list(Question),
});
