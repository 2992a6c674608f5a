import type { QuestionKey } from '../answers.ts';

/** Questions that may have no default. */
export type RequiredQuestion =
  | 'name'
  | 'slug'
  | 'age'
  | 'theme'
  | 'domains'
  | 'siteIds'
  | 'companyName'
  | 'companyStreet'
  | 'companyTown'
  | 'companyPhone';

/** Options of the command that are no questions. */
type CommandOption =
  | 'logo'
  | 'icon'
  | 'dark'
  | 'photo'
  | 'yes'
  | 'assumeAddresses'
  | 'dryRun'
  | 'json'
  | 'in'
  | 'root'
  | 'answers'
  | 'saveAnswers';

/** Ranges of hues that a theme is described by. */
export type HueName =
  | 'pink'
  | 'red'
  | 'brick'
  | 'orange'
  | 'gold'
  | 'olive'
  | 'green'
  | 'teal'
  | 'blue'
  | 'indigo'
  | 'violet'
  | 'purple'
  | 'grey';

/** Message and hint about an answer. */
interface ToldError {
  message: string;
  hint: string;
}

/** Words of one language for the questions about a new brand, their help, and what is wrong with an answer. */
export interface WizardWords {
  command: string;
  options: Readonly<Record<CommandOption, string>>;
  /** Help above the first question, about what is always possible. */
  help: string;
  /** Each question, and the sentence that says what its answer is for. */
  questions: Readonly<Record<QuestionKey, { prompt: string; purpose: string }>>;
  isFirst: string;
  logoFile: string;
  darkFile: string;
  photoFile: string;
  /** The question before anything is written, its answers, and what it says to others. */
  confirm: { prompt: string; yes: readonly string[]; no: readonly string[]; hint: string };
  inputEnded: { terminal: string; pipe: string };
  nothingWritten: string;
  assumed: (answers: string) => string;
  written: (files: string) => string;
  catalogue: (brands: number, sites: number) => string;
  undo: string;
  seeIt: string;
  mistakes: (count: number) => string;
  hues: Readonly<Record<HueName, string>>;
  theme: (primary: string, accent: string) => string;
  greyish: (hue: string) => string;
  missing: Readonly<Record<RequiredQuestion, ToldError>>;
  missingAddress: { message: string; assumable: (proposal: string) => string; hint: string };
  takenSlug: (slug: string) => ToldError;
  themeAndColors: ToldError;
  themeAndColorsOptions: string;
  noLetter: (letter: string) => ToldError;
  givenTwice: (key: string) => ToldError;
  namesNoDomain: (text: string, example: string) => ToldError;
  otherDomain: Readonly<Record<'languages' | 'siteIds' | 'hosts' | 'publicSites', (key: string) => string>>;
  /** Sentences of the rules of `npm run check`, which are English, as patterns with what replaces them. */
  rules: readonly (readonly [RegExp, string])[];
  /** Parts of reports on files, which are English, as patterns with what replaces them. */
  reports: readonly (readonly [RegExp, string])[];
  noDomainYet: string;
  companyAndFacts: (key: string) => ToldError;
  notRegister: (text: string) => ToldError;
  /** Sentences about a file of answers. */
  file: {
    unknownKey: (key: string) => string;
    empty: (key: string) => ToldError;
    notText: (key: string) => ToldError;
    twice: ToldError;
    unreadable: string;
    noKeys: ToldError;
    exists: (file: string) => string;
    saved: (file: string) => string;
  };
  needsLogo: (option: string) => string;
}
