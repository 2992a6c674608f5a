/** The questions about a new brand, in this order: the default of one follows from the answers before it. */
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

/** Answers as typed, unchecked. */
export type Answers = Readonly<Partial<Record<QuestionKey, string>>>;

/** An answer to every question. */
export type CompleteAnswers = Readonly<Record<QuestionKey, string>>;

/** An error in an answer, with the message of `npm run check` for the same problem. */
export interface AnswerError {
  question: QuestionKey;
  message: string;
  hint?: string;
}

export const formatAnswerError = ({ message, hint }: AnswerError): string =>
  `${message}${hint === undefined ? '' : `; ${hint}`}`;
