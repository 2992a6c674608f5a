/** Words with spaces between them; the adjectives are in the grammatical gender of their animals. */
interface WordFamily {
  adjectives: string;
  animals: string;
}

/** The words of which member names are suggested. */
export interface UsernameWords {
  families: readonly WordFamily[];
  /** Whether the adjective follows the noun, as in French. */
  nounFirst: boolean;
}

/** With these the gallery of components shows how long the words and sentences of a language are. */
export interface GalleryTexts {
  send: string;
  more: string;
  label: string;
  hint: string;
  error: string;
  question: string;
  option: string;
  failure: string;
  sentence: string;
  paragraph: string;
}

/** What members and questions of the sandbox say; every language has the same number of texts in each list. */
interface SandboxTexts {
  /** Names with spaces between them. */
  firstNames: { female: string; male: string };
  /** What a member says, and what another answers to it; the pairs fit in any order, for women and men. */
  exchanges: readonly (readonly [said: string, answered: string])[];
  /** They fit any message. */
  replies: readonly string[];
  /** What a member answers to a picture. */
  thanksForPicture: string;
  /** What a member without pictures answers to the request for one. */
  noPictureYet: string;
  /** What members write under an answer. */
  comments: readonly string[];
  /** What a member says of somebody's answer in a profile, and what that one answers. */
  remarkOnAnswer: readonly [said: string, answered: string];
  /** Answers to the questions that want a text, by the question's id; 13 and 14 take 32 characters at most. */
  answers: Readonly<Record<number, readonly string[]>>;
  /** Questions to begin with, each with an answer to it. */
  icebreakers: readonly { question: string; answer: string }[];
  supportMessage: string;
  /** Subjects of the letters. */
  mails: {
    signIn: string;
    confirm: string;
    /** After a change of the address. */
    confirmNew: string;
    newPassword: string;
    /** With the day on which Premium ends. */
    cancelled: (lastDay: string) => string;
  };
  /** Headings over the answers in a profile. */
  personalityTitles: { about: string; preferences: string; more: string };
  /** The parts of the questionnaire. */
  chapters: Readonly<Record<'you' | 'wishes' | 'character' | 'everyday', string>>;
  /** The questions of scripts/backend/sandbox/data/questions.json by their ids; English where there is none. */
  questions: Readonly<Record<number, QuestionTexts>>;
}

interface QuestionTexts {
  text: string;
  topic?: string;
  options?: readonly string[];
  /** What choosing each option says of a member, in their own words; empty for an option that says nothing. */
  sentences?: readonly string[];
}

/** Everything that is said in a language outside its catalogue of texts and its legal documents. */
export interface Language {
  /** BCP 47, for `lang`, `Intl` and file names. */
  tag: string;
  /** The language's own name. */
  name: string;
  /** The small letters beside a to z that its words and names usually have; a site loads them with its fonts. */
  letters: string;
  /** The page before its script has loaded. */
  loading: string;
  /** The same, when its script has not started after some seconds; the link under it says `reload`. */
  slowStart: string;
  /** Before the support address. */
  supportHint: string;
  noScript: (name: string) => string;
  /** The app without its catalogue. */
  wrongHost: (name: string, host: string) => string;
  /** What the hosts of a brand that is no more say. */
  gone: (name: string) => string;
  /** A part of the app could not be loaded. */
  notLoaded: string;
  /** The app threw an error. */
  broken: string;
  reload: string;
  usernames: UsernameWords;
  gallery: GalleryTexts;
  sandbox: SandboxTexts;
}
