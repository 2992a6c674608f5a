/** Questions about a company of the brand's own. */
export const companyQuestions = [
  'companyName',
  'companyStreet',
  'companyTown',
  'companyCountry',
  'companyPhone',
  'companyRegister',
  'companyVatId',
  'companyDirectors',
  'companyAuthority',
] as const;

export type CompanyQuestion = (typeof companyQuestions)[number];

/** Answer to the question about the company that asks for the facts of one of its own. */
export const OWN_COMPANY = 'own';

/** Questions about a new brand, in this order: the default of one follows from the answers before it. */
export const questionKeys = [
  'name',
  'slug',
  'age',
  'theme',
  'colors',
  'look',
  'home',
  'voice',
  'domains',
  'languages',
  'siteIds',
  'hosts',
  'publicSites',
  'company',
  ...companyQuestions,
  'privacy',
  'support',
  'providers',
] as const;

export type QuestionKey = (typeof questionKeys)[number];

/** Answer to the question about the look that leaves the choice to the theme. */
export const NO_LOOK = 'none';

/** Answers as typed, unchecked. */
export type Answers = Readonly<Partial<Record<QuestionKey, string>>>;

/** An answer to every question; those without one are empty. */
export type CompleteAnswers = Readonly<Record<QuestionKey, string>>;

/** An error in an answer, in the words of `npm run check` for the same problem if there is one. */
export interface AnswerError {
  question: QuestionKey;
  /** The country, or the choice, that it is about. */
  part?: string;
  message: string;
  hint?: string;
}

export const formatAnswerError = ({ message, hint }: Omit<AnswerError, 'question'>): string =>
  `${message}${hint === undefined ? '' : `; ${hint}`}`;

export const isAnswered = (text: string | undefined): text is string => text !== undefined && text.trim() !== '';

/** Sorts errors in the order of the questions. */
export const sortAnswerErrors = (errors: readonly AnswerError[]): AnswerError[] =>
  errors.toSorted((a, b) => questionKeys.indexOf(a.question) - questionKeys.indexOf(b.question));
