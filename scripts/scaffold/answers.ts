/** What is asked of a new brand, in this order: what is offered for one question follows from the answers before it. */
export const questionKeys = [
  'name',
  'slug',
  'age',
  'theme',
  'domains',
  'languages',
  'siteIds',
  'company',
  'privacy',
  'support',
  'providers',
] as const;

export type QuestionKey = (typeof questionKeys)[number];

/** What a person said, as it was typed; nothing of it is checked. */
export type Answers = Readonly<Partial<Record<QuestionKey, string>>>;

/** An answer to every question. */
export type CompleteAnswers = Readonly<Record<QuestionKey, string>>;

/** What is wrong with an answer, in the words that `npm run check` has for the same mistake. */
export interface AnswerError {
  question: QuestionKey;
  message: string;
  hint?: string;
}

export const formatAnswerError = ({ message, hint }: AnswerError): string =>
  `${message}${hint === undefined ? '' : `; ${hint}`}`;
