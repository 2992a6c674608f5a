import * as z from 'zod/mini';
import { Flag, Id, MaybeFlag, MaybeNum, MaybeText, maybe, Num } from './fieldSchemas.ts';
import { list } from './listSchemas.ts';

const Scalar = z.union([z.string(), z.number(), z.null()]);

/**
 * A list of values whose meaning depends on the question's type: type 7 holds one town, type 10 [min, max], type 11 one
 * text. Type 9 is an object {lat, lng, distance}. An empty list means skipped.
 */
export const Answer = z.union([z.array(z.union([Scalar, z.record(z.string(), Scalar)])), z.record(z.string(), Scalar)]);
export type Answer = z.output<typeof Answer>;

/** `question` is the question's id, `stepId` its orderId (reading 4). */
export const AnswerPayload = z.object({ question: Num, answer: Answer, stepId: Num });
export type AnswerPayload = z.output<typeof AnswerPayload>;

/** Locale code of the back end → text. */
export const LocalizedText = z.record(z.string(), z.string());

/** `key` and the sentences are additions of this project, so a server may leave them out. */
const AnswerOption = z.object({
  id: Num,
  /** Names the option's picture. */
  key: z.optional(MaybeText),
  translations: LocalizedText,
  /** Sentence of a member who has chosen it: "I love to wake up by the sea." */
  sentence: z.optional(maybe(LocalizedText)),
  /** Sentence to a member about both who have chosen it: "You both love to wake up by the sea." */
  both: z.optional(maybe(LocalizedText)),
  /** First message to a member who has chosen it: "You love to wake up by the sea. Which coast do you like best?" */
  ask: z.optional(maybe(LocalizedText)),
});
export type AnswerOption = z.output<typeof AnswerOption>;

/** An answer the member has given; its id is the `customerAnswerId` of an update. */
export const GivenAnswer = z.object({ id: Id, answer: Answer });
export type GivenAnswer = z.output<typeof GivenAnswer>;

/** `id` names the question, `qid` its role (2 is the age range), `orderId` its position (reading 4). */
export const Question = z.object({
  id: Num,
  qid: Num,
  orderId: Num,
  /** 1 to 11; any other type is shown as unknown. */
  type: Num,
  skippable: Flag,
  /**
   * An addition of this project: whether the answer concerns sex life, health, religion or views (Article 9 GDPR). It can
   * be skipped.
   */
  sensitive: z.optional(MaybeFlag),
  minChoices: MaybeNum,
  maxChoices: MaybeNum,
  answerOptions: list(AnswerOption),
  translations: LocalizedText,
  /** Topic in a few words that can precede an answer: "Favourite place". Both are additions of this project. */
  topic: z.optional(maybe(LocalizedText)),
  /** The part of the questionnaire that it belongs to: "About you"; questions of one part follow each other. An addition, too. */
  chapter: z.optional(maybe(LocalizedText)),
  /** Which drawing goes with the chapter; one that the app does not know counts as none. An addition, too. */
  chapterKey: z.optional(MaybeText),
  /** Heading of a profile under which the answer is shown; one that the app does not know counts as none. */
  theme: z.optional(MaybeText),
  /**
   * Sentences about several options: "I am {options}." The options' `sentence` and `both` are then no sentences but the
   * words at `{options}`. Additions, too.
   */
  sentence: z.optional(maybe(LocalizedText)),
  both: z.optional(maybe(LocalizedText)),
  answer: maybe(GivenAnswer),
});
export type Question = z.output<typeof Question>;
