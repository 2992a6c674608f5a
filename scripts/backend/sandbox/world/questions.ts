import type { LocaleCode } from '../../../../brands/languages.ts';
import data from '../data/questions.json' with { type: 'json' };
import { type SandboxTexts, sandboxTexts } from './sandboxTexts.ts';

type Texts = Readonly<Record<LocaleCode, string>>;

/** Qids of questions with a role; 1 and 2 are fixed by the product, the others are the sandbox's own. */
export const qids = { username: 1, ageRange: 2, distance: 3, height: 4, heightRange: 7 } as const;

/** A question in data/questions.json. */
interface WrittenQuestion {
  id: number;
  type: number;
  /** Its English text; data/languages/<code>.json has it in the other languages, and its options. */
  text: string;
  /** The topic of the question, in English, and the heading of a profile for its answer. */
  topic?: string;
  theme?: string;
  /** The part of the questionnaire that it belongs to. */
  chapter?: string;
  options?: readonly string[];
  /** In English: the sentences into which several options go, at `{options}`. */
  sentence?: string;
  both?: string;
  /** In English, for each option: what `QuestionTexts` has; empty for an option that says nothing. */
  sentences?: readonly string[];
  bothSentences?: readonly string[];
  asks?: readonly string[];
  /** For a preference: the question that the other person has answered, whose options are those of this one. */
  about?: number;
  /** The largest of the numbers from 1 that are the options. */
  steps?: number;
  /** Names of the options' pictures, in their order. */
  keys?: readonly string[];
  qid?: number;
  skippable?: boolean;
  sensitive?: boolean;
  /** Fewest and most options that an answer may have. */
  choiceRange?: readonly (number | null)[];
}

interface WorldOption {
  id: number;
  /** Name of its picture. */
  key?: string;
  translations: Texts;
  sentence?: Texts;
  both?: Texts;
  ask?: Texts;
}

/** A question without an answer. */
export interface WorldQuestion {
  id: number;
  qid: number;
  orderId: number;
  type: number;
  skippable: boolean;
  sensitive: boolean;
  minChoices: number | null;
  maxChoices: number | null;
  answerOptions: readonly WorldOption[];
  translations: Texts;
  topic: Texts | null;
  theme: string | null;
  chapter: Texts | null;
  chapterKey: string | null;
  sentence?: Texts;
  both?: Texts;
  /** For a preference: the id of the question that the other person has answered. */
  about: number | null;
}

const allWritten: readonly WrittenQuestion[] = [
  ...data.questions,
  ...data.additionalQuestions,
  ...data.preferenceQuestions,
];

/** Translates a text to every language; English where `pick` finds none. */
const translate = (english: string, pick: (texts: SandboxTexts) => string | undefined) =>
  Object.fromEntries(Object.entries(sandboxTexts).map(([locale, texts]) => [locale, pick(texts) ?? english])) as Texts;

/** Translates a chapter. Throws for one that no language names. */
function translateChapter(chapter: string): Texts {
  const names = sandboxTexts.en.chapters;
  if (!Object.hasOwn(names, chapter)) throw new Error(`the chapter ${chapter} has no name in data/languages/en.json`);
  return translate('', ({ chapters }) => chapters[chapter as keyof typeof names]);
}

function toWorldQuestion(written: WrittenQuestion, index: number): WorldQuestion {
  const {
    id,
    type,
    text,
    topic,
    theme,
    sentence,
    both,
    chapter,
    about = null,
    qid = id + 20,
    skippable = false,
    sensitive = false,
    choiceRange,
  } = written;
  const optionsFrom = about === null ? written : allWritten.find((each) => each.id === about)!;
  const { steps = 0, keys = [] } = optionsFrom;
  const options = optionsFrom.options ?? Array.from({ length: steps }, (_, step) => String(step + 1));
  const say = (field: 'sentences' | 'bothSentences' | 'asks', option: number) => {
    const english = written[field]?.[option];
    return english && translate(english, ({ questions }) => questions[id]?.[field]?.[option]);
  };
  return {
    id,
    qid,
    orderId: index + 1,
    type,
    skippable,
    sensitive,
    minChoices: choiceRange?.[0] ?? null,
    maxChoices: choiceRange?.[1] ?? null,
    answerOptions: options.map((english, option) => {
      const [sentence, both, ask] = [say('sentences', option), say('bothSentences', option), say('asks', option)];
      return {
        id: id * 100 + option + 1,
        ...(keys[option] && { key: keys[option] }),
        translations: translate(english, ({ questions }) => questions[optionsFrom.id]?.options?.[option]),
        ...(sentence && { sentence }),
        ...(both && { both }),
        ...(ask && { ask }),
      };
    }),
    translations: translate(text, ({ questions }) => questions[id]?.text),
    topic: topic === undefined ? null : translate(topic, ({ questions }) => questions[id]?.topic),
    theme: theme ?? null,
    chapter: chapter === undefined ? null : translateChapter(chapter),
    chapterKey: chapter ?? null,
    ...(sentence && { sentence: translate(sentence, ({ questions }) => questions[id]?.sentence) }),
    ...(both && { both: translate(both, ({ questions }) => questions[id]?.both) }),
    about,
  };
}

/** Questions of the questionnaire, in order: one of every type. */
export const questions: readonly WorldQuestion[] = data.questions.map(toWorldQuestion);

/** Questions after the questionnaire. */
export const additionalQuestions: readonly WorldQuestion[] = data.additionalQuestions.map(toWorldQuestion);

/** Questions that only the page of preferences asks. */
export const preferenceQuestions: readonly WorldQuestion[] = data.preferenceQuestions.map(toWorldQuestion);

const allQuestions = [...questions, ...additionalQuestions, ...preferenceQuestions];

export const findQuestion = (id: number): WorldQuestion | undefined => allQuestions.find((each) => each.id === id);

/** Finds the question with a role. Throws if data/questions.json has none. */
export function findQuestionByRole(role: keyof typeof qids): WorldQuestion {
  const question = allQuestions.find(({ qid }) => qid === qids[role]);
  if (question) return question;
  throw new Error(
    `no question has the qid ${qids[role]} (${role}); add one to scripts/backend/sandbox/data/questions.json`,
  );
}
