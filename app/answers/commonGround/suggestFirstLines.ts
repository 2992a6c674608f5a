import type { PersonalityGroup } from '../../api/contract/profile.ts';
import type { AnswerOption } from '../../api/contract/questionSchemas.ts';
import { pickTranslation } from '../../lib/pickTranslation.ts';
import type { LocaleCode } from '../../site/SiteValues.ts';
import { toNumbers } from '../answerValues.ts';
import { pickSentence } from '../toOptionsSentence.ts';
import type { Finding } from './findCommonGround.ts';
import { MAX_WORD_LENGTH, toCommonGroundWords } from './toCommonGroundWords.ts';

/** The subject of a first message; `form` is one of the ways to say it. */
export type FirstLine =
  /** A message in the server's words about what the other member has chosen. */
  | { about: 'asked'; text: string }
  /** A word that both have chosen. */
  | { about: 'shared'; word: string; form: number }
  /** A word of the other member's answers. */
  | { about: 'theirs'; word: string; form: number }
  /** Nothing in particular. */
  | { about: 'day'; form: number };

const MAX_LINES = 3;
const MAX_ASKED = 2;

/**
 * Three different first lines for a message: two at most in the server's words about what the other member has chosen,
 * what both share first; then about words that the server has not put into sentences; then plain ones.
 */
export function suggestFirstLines(
  shared: readonly Finding[],
  theirs: readonly PersonalityGroup[],
  locale: LocaleCode,
): FirstLine[] {
  const findAsk = (options: readonly AnswerOption[]) =>
    options.map(({ ask }) => pickSentence(ask, locale)).find((text) => text !== '');
  const others = listUnshared(theirs, shared);
  const asks = [...shared.map(toTheirOptions), ...others].flatMap((options) => findAsk(options) ?? []);
  const sharedWords = toCommonGroundWords(
    shared.filter((finding) => !findAsk(toTheirOptions(finding))),
    locale,
  );
  const theirWords = others
    .flatMap((options) => (findAsk(options) ? [] : (findShortWord(options, locale) ?? [])))
    .filter((word, index, words) => !sharedWords.includes(word) && words.indexOf(word) === index);
  const lines = [
    ...asks.slice(0, MAX_ASKED).map((text): FirstLine => ({ about: 'asked', text })),
    ...sharedWords.map((word, form): FirstLine => ({ about: 'shared', word, form })),
    ...theirWords.slice(0, 2).map((word, form): FirstLine => ({ about: 'theirs', word, form })),
    ...[0, 1, 2].map((form): FirstLine => ({ about: 'day', form })),
  ];
  return lines.slice(0, MAX_LINES);
}

/** The options of a finding that the other member has chosen. */
function toTheirOptions(finding: Finding): readonly AnswerOption[] {
  if (finding.kind === 'picks') return finding.options;
  if (finding.kind !== 'sameSide') return [];
  return finding.question.answerOptions.slice(finding.theirs.step - 1, finding.theirs.step);
}

/** The options that a member has chosen, those of one question together, where nothing is shared. */
function listUnshared(groups: readonly PersonalityGroup[], shared: readonly Finding[]): AnswerOption[][] {
  const sharedIds = shared.map((finding) => 'question' in finding && finding.question.id);
  return groups
    .flatMap(({ answers }) => answers)
    .flatMap(({ question, answer }) => {
      if (answer === null || ![1, 2, 6].includes(question.type) || sharedIds.includes(question.id)) return [];
      const ids = toNumbers(answer);
      return [question.answerOptions.filter(({ id }) => ids.includes(id))];
    });
}

/** The first option that is a short word and no step on a scale. */
const findShortWord = (options: readonly AnswerOption[], locale: LocaleCode): string | undefined =>
  options
    .map(({ translations }) => pickTranslation(translations, locale))
    .find((text) => text !== '' && text.length <= MAX_WORD_LENGTH && !/^\d+$/.test(text));
