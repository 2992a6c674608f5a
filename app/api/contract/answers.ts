import * as z from 'zod/mini';
import { Flag, Id, list, MaybeNum, MaybeText, maybe, Num } from './fields.ts';

const Scalar = z.union([z.string(), z.number(), z.null()]);

/**
 * Section 3, Answer shapes: an array of values, whose meaning depends on the question's type; of type 9 {lat, lng,
 * distance}, of type 10 [min, max], of type 11 one text, of type 7 one place. Empty means skipped.
 */
export const Answer = z.union([z.array(z.union([Scalar, z.record(z.string(), Scalar)])), z.record(z.string(), Scalar)]);
export type Answer = z.output<typeof Answer>;

/** Section 3, Questionnaire: the payload of a new answer. `question` is the id, `stepId` the orderId. */
export const AnswerToSend = z.object({ question: Num, answer: Answer, stepId: Num });
export type AnswerToSend = z.output<typeof AnswerToSend>;

/** Locale as the back end spells it → text. */
export const Translations = z.record(z.string(), z.string());

/** `key` names the picture of an option, where it has one; it is ours and may be missing. */
const AnswerOption = z.object({ id: Num, key: z.optional(MaybeText), translations: Translations });
export type AnswerOption = z.output<typeof AnswerOption>;

/** What a member has answered; its id is the `customerAnswerId` of an update. */
export const GivenAnswer = z.object({ id: Id, answer: Answer });
export type GivenAnswer = z.output<typeof GivenAnswer>;

/** Section 3, Questionnaire. `id` names the question, `qid` its role (2 is the age range), `orderId` its place. */
export const Question = z.object({
  id: Num,
  qid: Num,
  orderId: Num,
  /** 1 to 11; another one is shown as unknown (section 2). */
  type: Num,
  skippable: Flag,
  minChoices: MaybeNum,
  maxChoices: MaybeNum,
  answerOptions: list(AnswerOption),
  translations: Translations,
  answer: maybe(GivenAnswer),
});
export type Question = z.output<typeof Question>;
